/**
 * A form that is sent before hydration answers at once: its empty fields show what is missing. The texts come with the
 * page, where the form's own rules have put them for an empty form (`missingTexts`). Hydration keeps what is shown, and
 * the form's check then marks the same fields.
 */

/** Writes into a form's attribute `data-missing` what its empty fields say, by the id of the field. */
export const missingTexts = (texts: Record<string, string>): string => JSON.stringify(texts);

const partsOf = (id: string) => ({
  control: document.getElementById(id),
  issue: document.getElementById(`${id}_help`),
});

/** Shows the issues of a form's empty fields, and scrolls to the first. */
export function markMissingFields(form: HTMLFormElement): void {
  const texts: Record<string, string> = JSON.parse(form.dataset.missing ?? '{}');
  const missing = Object.keys(texts).filter((id) => isEmpty(partsOf(id).control));
  for (const id of missing) mark(id, texts[id]);
  const first = missing[0] ? partsOf(missing[0]).control : null;
  first?.focus({ preventScroll: true });
  first?.scrollIntoView({ block: 'center' });
}

/** Removes the issue of a field that was changed, in a form that shows them before hydration: others belong to React. */
export function unmarkMissingField(id: string): void {
  if (partsOf(id).control?.closest('form')?.dataset.missing) mark(id, undefined);
}

function mark(id: string, text: string | undefined): void {
  const { control, issue } = partsOf(id);
  if (!control || !issue) return;
  issue.textContent = text ?? '';
  issue.parentElement?.toggleAttribute('data-invalid', text !== undefined);
  if (text === undefined) control.removeAttribute('aria-invalid');
  else control.setAttribute('aria-invalid', 'true');
}

const isEmpty = (control: HTMLElement | null) =>
  (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) && control.value.trim() === '';
