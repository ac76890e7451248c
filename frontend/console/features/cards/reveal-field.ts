import type { FormInstance } from 'antd/es/form';

/**
 * Scrolls to a field and focuses it. A card of a list may be folded.
 * @param formName the form's `name`, with which the ids of its fields begin
 */
export function revealField(form: FormInstance, formName: string, name: string | readonly (string | number)[]) {
  const folded = document.getElementById([formName, name].flat().join('_'))?.closest('details');
  if (folded) folded.open = true;
  form.scrollToField(name as never, { block: 'center', focus: true });
}
