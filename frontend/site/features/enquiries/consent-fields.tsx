import Form from 'antd/es/form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#contracts/website/paths';
import styles from './consent-fields.module.css';

/**
 * The sentence about sending, and the checkbox that allows marketing. `#contracts/api/consent-texts` keeps both by version:
 * the enquiry records which version its visitor saw.
 */
export function ConsentFields({ disabled }: { disabled: boolean }) {
  const { t } = useTranslation('enquiries');
  const [before, link, after] = t('consent.notice').split(/<\/?a>/);
  return (
    <>
      <label className={styles.marketing}>
        <Form.Item name="marketing" valuePropName="checked" initialValue={false} noStyle>
          <input type="checkbox" disabled={disabled} />
        </Form.Item>
        {t('consent.marketing')}
      </label>
      <p className={styles.notice}>
        {before}
        <Link to={paths.privacy}>{link}</Link>
        {after}
      </p>
    </>
  );
}
