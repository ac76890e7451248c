import { loadTexts } from '#shared/lib/i18n.ts';

export const loadActivityExport = async () => {
  const [dialog] = await Promise.all([import('./activity-export-dialog.tsx'), loadTexts(['adminExport'])]);
  return dialog;
};
