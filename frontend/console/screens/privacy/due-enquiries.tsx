import Flex from 'antd/es/flex';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { topicOf } from '#contracts/api/enquiry-topic';
import { paths } from '#contracts/website/paths';
import { Ltr } from '#shared/components/ltr.tsx';
import { formatDate } from '#shared/lib/format.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import shared from '../../components/console.module.css';
import { Hint } from '../../components/hint.tsx';
import { Panel } from '../../components/panel.tsx';
import { StatusTag } from '../../features/enquiries/status-tag.tsx';
import { usePrivacy } from '../../features/privacy/use-privacy.ts';
import { Loaded } from './loaded.tsx';

/** The enquiries that will be anonymised in the next days. */
export function DueEnquiries() {
  const { t } = useTranslation(['adminPrivacy', 'admin']);
  const { language } = useLanguage();
  const reply = usePrivacy();
  return (
    <Panel title={t('due.title')} className={shared.half}>
      {reply.data && <Hint>{t('due.hint', { count: reply.data.retention.months })}</Hint>}
      <Loaded reply={reply} none={t('due.none')} isEmpty={({ retention }) => retention.due.length === 0}>
        {({ retention: { due, more } }) => (
          <>
            <Hint>{t('due.next')}</Hint>
            <ul className={`${shared.bare} ${shared.divided}`}>
              {due.map(({ id, type, program_id, reference, status, due_on }) => (
                <Flex component="li" key={id} wrap align="center" justify="space-between" gap="4px 16px">
                  <Flex vertical align="start" flex="1 1 12rem" className={shared.words}>
                    <Link to={`${paths.admin.requests}?open=${type}.${id}`}>
                      {t(`admin:requestType.${topicOf(type, program_id)}`)} <Ltr>{reference}</Ltr>
                    </Link>
                    <Hint as="div">{t('due.on', { day: formatDate(due_on, language) })}</Hint>
                  </Flex>
                  <StatusTag status={status} />
                </Flex>
              ))}
            </ul>
            {more && <Hint>{t('due.more')}</Hint>}
          </>
        )}
      </Loaded>
    </Panel>
  );
}
