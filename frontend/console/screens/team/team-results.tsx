import useBreakpoint from 'antd/es/grid/hooks/useBreakpoint';
import { useTranslation } from 'react-i18next';
import { StateMessage } from '#shared/components/state-message.tsx';
import { ListSkeleton } from '../../components/list-skeleton.tsx';
import { LoadAlert, LoadProblem } from '../../features/session/load-problem.tsx';
import type { Team } from '../../features/team/use-team.ts';
import type { MemberActionsProps } from './member-actions.tsx';
import { TeamCards } from './team-cards.tsx';
import { TeamTable } from './team-table.tsx';

interface Props extends Omit<MemberActionsProps, 'member'> {
  team: Team;
}

/** Shows the list (a table if there is room, else cards), a skeleton or a problem. */
export function TeamResults({ team: { members, error, refresh }, ...actions }: Props) {
  const { t } = useTranslation('adminTeam');
  const { xl } = useBreakpoint();
  if (!members) {
    return error ? (
      <LoadProblem title={t('loadFailed')} error={error} onRetry={refresh} />
    ) : (
      <ListSkeleton label={t('loading')} />
    );
  }
  const List = xl ? TeamTable : TeamCards;
  return (
    <>
      <LoadAlert type="warning" title={t('refreshFailed')} error={error} onRetry={refresh} />
      <List members={members} {...actions} />
      {members.length === 1 && <StateMessage scene="empty" title={t('alone.title')} text={t('alone.text')} />}
    </>
  );
}
