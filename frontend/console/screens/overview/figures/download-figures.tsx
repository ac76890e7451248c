import { useTranslation } from 'react-i18next';
import type { PeriodFigures } from '#contracts/api/figures';
import { DownloadButton } from '../../../features/export/download-button.tsx';
import { staffApi } from '../../../features/session/staff-api.ts';
import { useNames } from './use-names.ts';

/** Saves the figures as a file. The code for it loads on demand. */
export function DownloadFigures({ figures }: { figures: PeriodFigures }) {
  const { t } = useTranslation(['adminFigures', 'admin', 'adminOverview']);
  const names = useNames();
  return (
    <DownloadButton
      name={`figures_${figures.from}_${figures.to}.csv`}
      make={async () => {
        const { from, to } = figures;
        const [{ figuresFile }, { series }] = await Promise.all([
          import('./figures-file.ts'),
          staffApi('GET /overview', { query: { from, to } }),
        ]);
        return figuresFile(figures, series, t, names);
      }}
      label={t('download')}
      failed={t('downloadFailed')}
    />
  );
}
