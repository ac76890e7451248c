import Button from 'antd/es/button';
import Card from 'antd/es/card';
import useBreakpoint from 'antd/es/grid/hooks/useBreakpoint';
import Skeleton from 'antd/es/skeleton';
import { useTranslation } from 'react-i18next';
import { StateMessage } from '../../../components/state-message.tsx';
import { ProblemAlert } from '../../../features/session/problem-alert.tsx';
import { useProblemText } from '../../../features/session/problem-text.ts';
import type { Team } from '../../../features/team/team.ts';
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
  const problemText = useProblemText();
  const retry = <Button onClick={refresh}>{t('tryAgain')}</Button>;
  if (!members) {
    return error ? (
      <StateMessage scene="offline" title={t('loadFailed')} text={problemText(error)} tone="error">
        {retry}
      </StateMessage>
    ) : (
      <Card role="status" aria-label={t('loading')} aria-busy>
        <Skeleton active avatar paragraph={{ rows: 3 }} />
      </Card>
    );
  }
  const List = xl ? TeamTable : TeamCards;
  return (
    <>
      {error && <ProblemAlert type="warning" title={t('refreshFailed')} text={problemText(error)} action={retry} />}
      <List members={members} {...actions} />
      {members.length === 1 && <StateMessage scene="empty" title={t('alone.title')} text={t('alone.text')} />}
    </>
  );
}
