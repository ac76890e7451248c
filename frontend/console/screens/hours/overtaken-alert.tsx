import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { isolated } from '#shared/lib/isolated.ts';
import { ProblemAlert } from '../../features/session/problem-alert.tsx';
import type { Overtaken } from './use-save-hours.ts';

interface Props {
  overtaken: Overtaken;
  /** Shows what the other one has saved. */
  onReload: () => void;
}

/** Says who has saved other hours meanwhile, and which parts of them are different. */
export function OvertakenAlert({ overtaken: { by, parts }, onReload }: Props) {
  const { t } = useTranslation('adminHours');
  const changed = parts.map((part) => t(`${part}.title`)).join(' · ');
  return (
    <ProblemAlert
      type="warning"
      title={by ? t('overtaken.by', { name: isolated(by.name || by.email) }) : t('overtaken.title')}
      text={[changed && t('overtaken.changed', { parts: changed }), t('overtaken.text')].filter(Boolean).join(' ')}
      action={<Button onClick={onReload}>{t('overtaken.reload')}</Button>}
    />
  );
}
