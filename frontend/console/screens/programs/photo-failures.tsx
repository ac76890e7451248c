import { useTranslation } from 'react-i18next';
import shared from '../../components/console.module.css';
import type { PhotoFailure } from '../../features/programs/photo-state.ts';

/** The reasons why photos failed, each with a remedy. */
export function PhotoFailures({ failures }: { failures: readonly PhotoFailure[] }) {
  const { t } = useTranslation('adminPrograms');
  return (
    <ul className={shared.bare}>
      {failures.map((failure) => (
        <li key={failure}>{t(`photos.failures.${failure}`)}</li>
      ))}
    </ul>
  );
}
