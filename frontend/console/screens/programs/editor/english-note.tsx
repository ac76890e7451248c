import TranslationOutlined from '@ant-design/icons/es/icons/TranslationOutlined';
import { useTranslation } from 'react-i18next';
import { Hint } from '../../../components/hint.tsx';
import { type CountMissing, useMissing } from './use-missing.ts';

/** Says how many texts have no English yet. */
export function EnglishNote({ count }: { count: CountMissing }) {
  const { t } = useTranslation('adminOffer');
  const missing = useMissing(count);
  return (
    <Hint style={{ marginBlockEnd: '0.75rem' }}>
      <TranslationOutlined aria-hidden />{' '}
      {missing > 0 ? t('english.missing', { count: missing }) : t('english.complete')}
    </Hint>
  );
}
