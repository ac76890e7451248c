import type { FormInstance } from 'antd/es/form';
import type { ProgramValues } from '../../../features/programs/program-values.ts';

/** Scrolls to a field and focuses it. A card of a list may be folded. */
export function revealField(form: FormInstance<ProgramValues>, name: string | (string | number)[]) {
  const folded = document.getElementById(['program', name].flat().join('_'))?.closest('details');
  if (folded) folded.open = true;
  form.scrollToField(name as never, { block: 'center', focus: true });
}
