import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import type { FormInstance } from 'antd/es/form';
import { useTranslation } from 'react-i18next';
import type { SectionId } from '#contracts/api/section-names';
import { revealField } from '../../features/cards/reveal-field.ts';
import type { SectionChecks } from './use-section-checks.ts';

interface Props {
  checks: SectionChecks;
  form: FormInstance;
  name: SectionId;
}

/** Sums up what is worth a look in a section's form, and leads to each field. */
export function ChecksAlert({ checks: { missing, findings }, form, name }: Props) {
  const { t } = useTranslation('adminSite');
  if (missing.length === 0 && findings.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      style={{ marginBlock: '1rem' }}
      title={t('checks.title')}
      description={
        <ul style={{ margin: 0, paddingInlineStart: '1.25rem' }}>
          {missing.length > 0 && <li>{[...missing, t('missingText')].join(' ')}</li>}
          {findings.map(({ path, whole }) => (
            <li key={whole}>
              <Button
                type="link"
                onClick={() => revealField(form, name, path)}
                style={{ blockSize: 'auto', padding: 0, whiteSpace: 'normal', textAlign: 'start' }}
              >
                {whole}
              </Button>
            </li>
          ))}
        </ul>
      }
    />
  );
}
