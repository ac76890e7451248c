import { useTranslation } from 'react-i18next';
import type { PeriodFigures } from '#contracts/api/figures';
import { DownloadButton } from '../../../features/export/download-button.tsx';
import { useNames } from './use-names.ts';

/** Saves the figures as a file. The code for it loads on demand. */
export function DownloadFigures({ figures }: { figures: PeriodFigures }) {
  const { t } = useTranslation(['adminFigures', 'admin']);
  const names = useNames();
  return (
    <DownloadButton
      name={`figures_${figures.from}_${figures.to}.csv`}
      make={async () => (await import('./figures-file.ts')).figuresFile(figures, t, names)}
      label={t('download')}
      failed={t('downloadFailed')}
    />
  );
}
