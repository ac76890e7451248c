import type { FormInstance } from 'antd/es/form';

/**
 * Scrolls to a field and focuses it. A card of a list may be folded, and a part of it.
 * @param formName the form's `name`, with which the ids of its fields begin
 */
export function revealField(form: FormInstance, formName: string, name: string | readonly (string | number)[]) {
  let folded = document.getElementById([formName, name].flat().join('_'))?.closest('details');
  while (folded) {
    folded.open = true;
    folded = folded.parentElement?.closest('details');
  }
  form.scrollToField(name as never, { block: 'center', focus: true });
}
