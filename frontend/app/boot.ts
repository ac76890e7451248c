import type { EarlyInput } from '../lib/early-input.ts';

/**
 * Runs in the head of every page, before the first paint and long before the other scripts. The build inlines it
 * without imports (`infra/website/boot-script.ts`); it is the same on all pages, so that one content security policy
 * allows it by its hash.
 */

const page = document.documentElement;
const key = 'preferred-language';
let language = new URLSearchParams(location.search).get('lang');
try {
  if (language === 'ar' || language === 'en') localStorage.setItem(key, language);
  else language = localStorage.getItem(key);
} catch {
  // Storage may be switched off.
}
if (language === 'en') {
  page.lang = 'en';
  page.dir = 'ltr';
}

const early: EarlyInput = { typed: {} };
window.earlyInput = early;

document.addEventListener('input', ({ target }) => {
  const field = target as HTMLInputElement;
  const id = field.closest('[id]')?.id;
  if (id && window.earlyInput) early.typed[id] = read(field);
});

/** A box that stands for one of several choices gives its value, and nothing once it is unticked. */
function read(field: HTMLInputElement): string | boolean {
  if (field.type !== 'checkbox') return field.value;
  if (!field.hasAttribute('value')) return field.checked;
  return field.checked ? field.value : '';
}

// A form that is sent before its scripts have come would reload the page and lose everything.
document.addEventListener('submit', (event) => {
  if (!window.earlyInput) return;
  event.preventDefault();
  early.submitted = (event.target as HTMLFormElement).id;
});
