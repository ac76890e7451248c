import { loadTexts } from '../../../../lib/i18n.ts';

/** Loads the texts of both languages, because the headings are in both. */
export const loadRequestsExport = async () => {
  const [dialog] = await Promise.all([
    import('./requests-export-dialog.tsx'),
    loadTexts(['adminExport', 'enquiries'], { language: 'ar' }),
    loadTexts(['adminExport', 'enquiries'], { language: 'en' }),
  ]);
  return dialog;
};
