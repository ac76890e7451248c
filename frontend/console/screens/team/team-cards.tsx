import Flex from 'antd/es/flex';
import { useTranslation } from 'react-i18next';
import shared from '../../components/console.module.css';
import { grid } from '../../components/grid.ts';
import { ListCard } from '../../components/list-card.tsx';
import { MemberActions } from './member-actions.tsx';
import { LastSignIn, MemberName, MemberStatus } from './member-facts.tsx';
import type { TeamListProps } from './team-table.tsx';

/** The team list for phones and tablets. */
export function TeamCards({ members, ...actions }: TeamListProps) {
  const { t } = useTranslation('adminTeam');
  return (
    <ul className={shared.bare} style={grid('20rem', '0.75rem', 'auto-fill')}>
      {members.map((member) => (
        <li key={member.id}>
          <ListCard>
            <div>
              <MemberName member={member} />
            </div>
            <MemberStatus member={member} />
            <Flex wrap align="end" justify="space-between">
              <div>
                {t(`roles.${member.role}.name`)}
                <LastSignIn member={member} isLabelled />
              </div>
              <MemberActions member={member} {...actions} />
            </Flex>
          </ListCard>
        </li>
      ))}
    </ul>
  );
}
