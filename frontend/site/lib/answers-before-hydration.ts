import { stepped } from '#shared/lib/stepped.ts';
import { openCalendar } from './calendar-before-hydration.ts';
import './input-before-hydration.ts';
import { photoInView, scrollToPhoto } from './photo-strip.ts';

/**
 * Answers a click in the boot script, at once: a page's scripts are seconds away on a slow phone.
 * @returns false if the click must wait for hydration
 */
export const answer = (control: HTMLElement): boolean => step(control) || turnPhoto(control);

/** Changes the number beside a stepper's button (`data-step`), as if it had been typed. */
function step({ dataset, parentElement }: HTMLElement): boolean {
  const field = parentElement?.parentElement?.querySelector('input');
  if (!dataset.step || !field || !window.inputBeforeHydration) return false;
  const value = field.value === '' ? null : Number(field.value);
  if (Number.isNaN(value)) return false;
  field.value = `${stepped(value, dataset.step === '1' ? 1 : -1, Number(field.getAttribute('aria-valuemin')))}`;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  return true;
}

/** Moves the strip of photos beside an arrow (`data-turn`). */
function turnPhoto({ dataset, parentElement }: HTMLElement): boolean {
  const strip = parentElement?.querySelector('ul');
  if (!dataset.turn || !strip) return false;
  scrollToPhoto(strip, photoInView(strip) + Number(dataset.turn));
  return true;
}

/**
 * Shows that a click will be answered: a day's field opens the page's own calendar. Any other control pulses, and the frame
 * of what it adds appears (the hidden element before the parent of a control with `data-frame`).
 * @returns ends it
 */
export const showWaiting = (control: HTMLElement): (() => void) => openCalendar(control) ?? pulse(control);

function pulse(control: HTMLElement): () => void {
  const pulse = control.animate?.({ opacity: [1, 0.55, 1] }, { duration: 900, iterations: Number.POSITIVE_INFINITY });
  const frame = control.dataset.frame === undefined ? null : control.parentElement?.previousElementSibling;
  frame?.removeAttribute('hidden');
  return () => {
    pulse?.cancel();
    frame?.setAttribute('hidden', '');
  };
}
