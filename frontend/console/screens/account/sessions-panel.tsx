import Button from 'antd/es/button';
import Divider from 'antd/es/divider';
import Flex from 'antd/es/flex';
import Skeleton from 'antd/es/skeleton';
import Tag from 'antd/es/tag';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActiveSession } from '#contracts/api/account';
import { formatDateTime } from '#shared/lib/format.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import shared from '../../components/console.module.css';
import { Hint } from '../../components/hint.tsx';
import { Panel } from '../../components/panel.tsx';
import { useOwnSessions } from '../../features/account/use-own-sessions.ts';
import { LoadAlert } from '../../features/session/load-problem.tsx';
import { useFailureNotice } from '../../features/session/use-failure-notice.ts';
import { useSuccessNotice } from '../../features/session/use-success-notice.ts';

/** Lists the user's sessions, with a button to end each except the current one. */
export function SessionsPanel() {
  const { t } = useTranslation(['adminAccount', 'admin']);
  const { sessions, error, reload, end, endOthers } = useOwnSessions();
  const notifySuccess = useSuccessNotice();
  const notifyFailure = useFailureNotice();
  /** Id of the session that is being ended. */
  const [ending, setEnding] = useState<string>();

  const run = async (id: string, call: () => Promise<void>, done: string) => {
    setEnding(id);
    try {
      await call();
      notifySuccess(done);
    } catch (failure) {
      notifyFailure(t('sessions.endFailed'), failure);
    }
    setEnding(undefined);
  };

  return (
    <Panel title={t('sessions.title')}>
      <LoadAlert title={t('sessions.failed')} error={error} onRetry={() => void reload()} />
      {sessions ? (
        <ul className={`${shared.bare} ${shared.divided}`}>
          {sessions.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              busy={ending === session.id}
              onEnd={() => void run(session.id, () => end(session.id), t('sessions.ended'))}
            />
          ))}
        </ul>
      ) : (
        !error && (
          <div role="status" aria-busy="true" aria-label={t('sessions.loading')}>
            <Skeleton active title={false} paragraph={{ rows: 4 }} />
          </div>
        )
      )}
      {sessions && sessions.length > 1 && (
        <>
          <Divider size="middle" />
          <Button
            block
            loading={ending === 'others'}
            onClick={() => void run('others', endOthers, t('sessions.othersEnded'))}
          >
            {t('sessions.endOthers')}
          </Button>
        </>
      )}
    </Panel>
  );
}

interface RowProps {
  session: ActiveSession;
  busy: boolean;
  onEnd: () => void;
}

function SessionRow({ session, busy, onEnd }: RowProps) {
  const { t } = useTranslation('adminAccount');
  const { language } = useLanguage();
  const { browser, system, began_at, last_used_at, current } = session;
  const device =
    browser && system ? t('sessions.device', { browser, system }) : (browser ?? system ?? t('sessions.unknown'));
  const time = (instant: string) => formatDateTime(instant, language);
  return (
    <Flex component="li" align="center" justify="space-between" gap="middle">
      <div className={shared.rest}>
        <Flex wrap align="center" gap="0 8px">
          <strong>{device}</strong>
          {current && <Tag color="success">{t('sessions.current')}</Tag>}
        </Flex>
        <Hint as="span">{current ? t('sessions.usedNow') : t('sessions.lastUsed', { time: time(last_used_at) })}</Hint>
        <Hint as="span">{t('sessions.began', { time: time(began_at) })}</Hint>
      </div>
      {!current && (
        <Button loading={busy} onClick={onEnd} aria-label={t('sessions.endOf', { device })}>
          {t('sessions.end')}
        </Button>
      )}
    </Flex>
  );
}
