import type { QuoteSettings, QuoteSettingsBody } from '#contracts/api/quote-settings';
import { isConflict } from '#shared/lib/api-error.ts';
import { resumeAfterSignIn } from '../session/resume-after-sign-in.ts';
import { staffApi } from '../session/staff-api.ts';
import { readQuoteSettings } from './use-quote-settings.ts';

/** A colleague has changed meanwhile what this change would replace. */
export class SettingsConflict extends Error {
  readonly stored: QuoteSettings;

  constructor(stored: QuoteSettings) {
    super('A colleague has changed this meanwhile.');
    this.stored = stored;
  }
}

/** Colleagues who change other parts at the same time need a few attempts. */
const mostAttempts = 5;

type Part = Partial<Omit<QuoteSettingsBody, 'version'>>;

/**
 * Saves a part of the settings on top of what colleagues have saved of the others meanwhile.
 * @param shown the settings that the form opened with
 * @param partOf what the change concerns: it may not differ from what was shown
 * @throws SettingsConflict
 */
export async function saveSettings(
  shown: QuoteSettings,
  partOf: (settings: QuoteSettings) => unknown,
  edit: (stored: QuoteSettings) => Part,
): Promise<QuoteSettings> {
  let stored = shown;
  for (let attempt = 1; ; attempt++) {
    if (JSON.stringify(partOf(stored)) !== JSON.stringify(partOf(shown))) throw new SettingsConflict(stored);
    const { updated_by: _, ...current } = stored;
    const body = { ...current, ...edit(stored) };
    try {
      return await resumeAfterSignIn(() => staffApi('PUT /desk/quote-settings', { body }));
    } catch (error) {
      if (!isConflict(error) || attempt === mostAttempts) throw error;
      stored = await readQuoteSettings();
    }
  }
}
