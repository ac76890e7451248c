import Flex from 'antd/es/flex';
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

/** The enquiries that will be anonymised in the next days. */
export function DueEnquiries() {
  const { t } = useTranslation(['adminPrivacy', 'admin']);
  const { language } = useLanguage();
  const reply = usePrivacy();
  return (
    <Panel title={t('due.title')} className={shared.half}>
      {reply.data && <p className={shared.hint}>{t('due.hint', { count: reply.data.retention.months })}</p>}
      <Loaded reply={reply} none={t('due.none')} isEmpty={({ retention }) => retention.due.length === 0}>
        {({ retention: { due, more } }) => (
          <>
            <ul className={`${shared.bare} ${shared.divided}`}>
              {due.map(({ id, type, reference, status, due_on }) => (
                <Flex component="li" key={id} wrap align="center" justify="space-between" gap="4px 16px">
                  <Flex vertical align="start" flex="1 1 12rem" className={shared.words}>
                    <Link to={`${paths.admin.requests}?open=${type}.${id}`}>
                      {t(`admin:requestType.${type}`)} <Ltr>{reference}</Ltr>
                    </Link>
                    <div className={shared.hint}>{t('due.on', { day: formatDate(due_on, language) })}</div>
                  </Flex>
                  <StatusTag status={status} />
                </Flex>
              ))}
            </ul>
            {more && <p className={shared.hint}>{t('due.more')}</p>}
          </>
        )}
      </Loaded>
    </Panel>
  );
}
