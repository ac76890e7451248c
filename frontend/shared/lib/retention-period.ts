import type { Language } from '#contracts/field-kit/language';
import { retention } from '#contracts/platform/resources';
import { periodInWords, periodPlaceholder } from '#contracts/website/retention-period';

/**
 * Returns how long closed requests are kept on this stage, as a phrase. Pages are built without settings: the built text
 * has a placeholder, and the document's attribute the number.
 */
export const retentionPeriod = (language: Language): string =>
  typeof document === 'undefined'
    ? periodPlaceholder(language)
    : periodInWords(Number(document.documentElement.dataset.retention) || retention.months, language);
