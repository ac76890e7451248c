import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#contracts/website/paths';
import { Ltr } from '../../../components/ltr.tsx';
import { StatusTag } from '../../../features/enquiries/staff/status-tag.tsx';
import { usePrivacy } from '../../../features/privacy/use-privacy.ts';
import { formatDate } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/use-language.ts';
import shared from '../console.module.css';
import { Panel } from '../panel.tsx';
import { Loaded } from './loaded.tsx';
import styles from './privacy-screen.module.css';

/** The enquiries that will be anonymised in the next days. */
export function DueEnquiries() {
  const { t } = useTranslation(['adminPrivacy', 'admin']);
  const { language } = useLanguage();
  const reply = usePrivacy();
  return (
    <Panel title={t('due.title')}>
      {reply.data && <p className={shared.hint}>{t('due.hint', { count: reply.data.retention.months })}</p>}
      <Loaded reply={reply} none={t('due.none')} isEmpty={({ retention }) => retention.due.length === 0}>
        {({ retention: { due, more } }) => (
          <>
            <ul className={styles.list}>
              {due.map(({ id, type, reference, status, due_on }) => (
                <li key={id}>
                  <div className={styles.what}>
                    <Link to={`${paths.admin.requests}?open=${type}.${id}`}>
                      {t(`admin:requestType.${type}`)} <Ltr>{reference}</Ltr>
                    </Link>
                    <div className={shared.hint}>{t('due.on', { day: formatDate(due_on, language) })}</div>
                  </div>
                  <StatusTag status={status} />
                </li>
              ))}
            </ul>
            {more && <p className={shared.hint}>{t('due.more')}</p>}
          </>
        )}
      </Loaded>
    </Panel>
  );
}
