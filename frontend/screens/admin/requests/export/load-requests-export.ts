import { loadTexts } from '../../../../lib/i18n.ts';

/** The headings are in both languages. */
export const loadRequestsExport = async () => {
  const [dialog] = await Promise.all([
    import('./requests-export-dialog.tsx'),
    loadTexts(['adminExport', 'enquiries'], { language: 'ar' }),
    loadTexts(['adminExport', 'enquiries'], { language: 'en' }),
  ]);
  return dialog;
};
