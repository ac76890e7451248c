import { useTranslation } from 'react-i18next';
import type { PhotoFailure } from '../../../features/programs/photo-state.ts';
import shared from '../console.module.css';

/** Why photos failed, each with what to do about it. */
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
