import Alert from 'antd/es/alert';
import { useTranslation } from 'react-i18next';
import type { ProgramType } from '#contracts/api/programs';
import { isLicensed } from '#contracts/api/umrah';
import { useShown } from '#shared/lib/use-shown.ts';

/** Says why visitors do not see a program of this type, if they do not. */
export function UmrahAlert({ type }: { type: ProgramType | null }) {
  const { t } = useTranslation('adminPrograms');
  const { umrahLicence } = useShown();
  return isLicensed({ type }, umrahLicence) ? null : <Alert type="warning" showIcon title={t('umrahHidden')} />;
}
