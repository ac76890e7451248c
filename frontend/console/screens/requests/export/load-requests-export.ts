import { languages } from '#contracts/field-kit/language';
import { loadTexts } from '#shared/lib/i18n.ts';

/** Loads the texts of every language, because the headings are in all. */
export const loadRequestsExport = async () => {
  const [dialog] = await Promise.all([
    import('./requests-export-dialog.tsx'),
    ...languages.map((language) => loadTexts(['adminExport', 'enquiries'], { language })),
  ]);
  return dialog;
};
