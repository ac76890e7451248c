import {
  chooseLanguage,
  directionOf,
  isLanguage,
  preferenceCookieFor,
  preferenceIn,
} from '#contracts/field-kit/language';
import { hasDraft } from '#shared/features/enquiries/draft.ts';
import { awaitReceipt } from '../site/features/enquiries/kept-receipt.ts';
import { markProgramInAddress } from '../site/features/enquiries/program-loading-mark.ts';
import { keepVisitOrigin } from '../site/features/enquiries/visit-origin.ts';
import { hideClosedAnnouncement } from '../site/layout/announcement-dismissal.ts';
import { hideDismissedGreeting } from '../site/layout/greeting-dismissal.ts';
import { onFirstAction } from '../site/lib/first-action.ts';
import type { InputBeforeHydration } from '../site/lib/input-before-hydration.ts';
import { keepClicksBeforeHydration } from '../site/lib/keep-clicks.ts';
import { markMissingFields, unmarkMissingField } from '../site/lib/missing-fields.ts';
import { startScripts } from './script-list.ts';

/**
 * Runs in the head of every page, before the first paint and long before the other scripts. The build inlines it
 * (`infra/bundle/website/boot-script.ts`). It is the same on all pages, so that one content security policy can allow
 * it by its hash.
 */

const page = document.documentElement;
const asked = new URLSearchParams(location.search).get('lang');
// biome-ignore lint/suspicious/noDocumentCookie: the cookie must be set before the next request.
if (isLanguage(asked)) document.cookie = preferenceCookieFor(asked, location.protocol);

// The page is in the wrong language, for example from a cache: it stays hidden until the scripts have rendered it
// again.
const language = chooseLanguage(asked, preferenceIn(document.cookie));
if (language !== page.lang) {
  page.lang = language;
  page.dir = directionOf(language);
  page.dataset.stale = '';
}

const awaitsProgram = markProgramInAddress();
const awaitsReceipt = awaitReceipt();
const isIncomplete = awaitsProgram || awaitsReceipt || hasDraft();
startScripts({ isHidden: 'stale' in page.dataset, isIncomplete });

keepVisitOrigin();
hideDismissedGreeting();
hideClosedAnnouncement();

// On phones, pictures further down load after the reader's first action.
page.dataset.still = '';
onFirstAction(() => delete page.dataset.still);

keepClicksBeforeHydration();

const early: InputBeforeHydration = { typed: {} };
window.inputBeforeHydration = early;

// Listens in the capture phase, to run before React, which may hydrate the form during this event.
document.addEventListener(
  'input',
  ({ target }) => {
    const field = target as HTMLInputElement;
    const id = field.closest('[id]')?.id;
    if (!id || !window.inputBeforeHydration) return;
    early.typed[id] = read(field);
    if (early.submitted) unmarkMissingField(id);
  },
  true,
);

/** A checkbox that stands for one of several choices returns its value, or an empty string once it is unticked. */
function read(field: HTMLInputElement): string | boolean {
  if (field.type !== 'checkbox') return field.value;
  if (!field.hasAttribute('value')) return field.checked;
  return field.checked ? field.value : '';
}

// Submitting a form before its scripts have loaded would reload the page and lose the input.
document.addEventListener(
  'submit',
  (event) => {
    if (!window.inputBeforeHydration) return;
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    early.submitted = form.id;
    // Values that will come, of a draft or a program, are not missing.
    if (!isIncomplete) markMissingFields(form);
  },
  true,
);
