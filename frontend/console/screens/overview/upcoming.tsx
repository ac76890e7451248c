import Flex from 'antd/es/flex';
import Tag from 'antd/es/tag';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#contracts/website/paths';
import { formatCount, formatDate } from '#shared/lib/format.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import shared from '../../components/console.module.css';
import { gap } from '../../components/grid.ts';
import { Hint } from '../../components/hint.tsx';
import { Panel } from '../../components/panel.tsx';
import { formatCallBack } from '../../features/enquiries/call-back.ts';
import { type EnquiryKey, writeKey } from '../../features/enquiries/enquiry-key.ts';
import { above } from '../../features/enquiries/figure-link.tsx';
import { formatRelative } from '../../features/enquiries/relative-time.ts';
import { tasksDueToday } from '../../features/enquiries/task-address.ts';
import { useNow } from '../../features/enquiries/use-now.ts';
import { useUpcoming } from '../../features/enquiries/use-upcoming.ts';
import { LoadAlert } from '../../features/session/load-problem.tsx';

const queue = `${paths.admin.requests}?tab=unanswered`;
const offersEnding = `${paths.admin.requests}?sale=ending`;
const open = (key: EnquiryKey) => `${paths.admin.requests}?open=${writeKey(key)}`;

/** The work due now: who waits, which tasks are due today, which offers end soon. Each number leads to its requests. */
export function Upcoming() {
  const { t } = useTranslation('adminOverview');
  const { language } = useLanguage();
  const now = useNow();
  const { upcoming, error, retry } = useUpcoming();
  if (!upcoming) return <LoadAlert type="warning" title={t('upcoming.failed')} error={error} onRetry={retry} />;
  const { unanswered, late, due_soon, first, tasks, due, offers, ending } = upcoming;
  const number = ({ count, more }: typeof unanswered) =>
    more ? t('upcoming.atLeast', { value: formatCount(count) }) : formatCount(count);
  const isQuiet = unanswered.count + tasks.count + offers === 0;
  return (
    <div style={{ marginBlock: `0.75rem ${gap}` }}>
      <Panel title={t('upcoming.title')}>
        {isQuiet && <p>{t('upcoming.nothing')}</p>}
        <ul className={`${shared.bare} ${shared.divided}`}>
          {unanswered.count > 0 && (
            <Line to={queue} label={t('upcoming.unanswered')} value={number(unanswered)}>
              {first && (
                <>
                  {t('upcoming.first')}{' '}
                  <Link to={open(first)}>
                    <bdi>{first.name || first.reference}</bdi>
                  </Link>
                  {first.waiting_since && ` · ${formatRelative(first.waiting_since, now, language)}`}
                </>
              )}
            </Line>
          )}
          {late.count > 0 && (
            <Line to={`${queue}&due=late`} label={t('upcoming.late')} value={number(late)} color="error" />
          )}
          {due_soon.count > 0 && (
            <Line to={`${queue}&due=soon`} label={t('upcoming.soon')} value={number(due_soon)} color="warning" />
          )}
          {tasks.count > 0 && (
            <Line to={tasksDueToday} label={t('upcoming.tasks')} value={number(tasks)}>
              {due.map((task) => (
                <span key={task.task_id} style={{ display: 'block' }}>
                  <Link to={open(task)}>
                    <bdi>{task.text}</bdi>
                  </Link>
                  {` · ${formatCallBack(task.due_at, now, language)} · `}
                  <bdi>{task.who.name || task.who.email}</bdi>
                </span>
              ))}
            </Line>
          )}
          {offers > 0 && (
            <Line to={offersEnding} label={t('upcoming.offers')} value={formatCount(offers)}>
              {ending.map((offer) => (
                <span key={`${offer.id} ${offer.valid_until} ${offer.total_sar}`} style={{ display: 'block' }}>
                  <Link to={open(offer)}>
                    <bdi>{offer.name || offer.reference}</bdi>
                  </Link>
                  {' · '}
                  {t('upcoming.ends', { day: formatDate(offer.valid_until, language) })}
                </span>
              ))}
            </Line>
          )}
        </ul>
      </Panel>
    </div>
  );
}

interface LineProps {
  /** The list that the number counts. */
  to: string;
  label: string;
  value: string;
  color?: 'error' | 'warning';
  children?: ReactNode;
}

/** The whole line opens the list, besides the links in it. */
const Line = ({ to, label, value, color, children }: LineProps) => (
  <Flex component="li" justify="space-between" align="start" gap="small" style={{ position: 'relative' }}>
    <div className={shared.rest}>
      <Link to={to} className={shared.stretched}>
        {label}
      </Link>
      {children && <Hint style={above}>{children}</Hint>}
    </div>
    <Tag color={color ?? 'default'} style={{ marginInlineEnd: 0 }}>
      {value}
    </Tag>
  </Flex>
);
