import UserAddOutlined from '@ant-design/icons/es/icons/UserAddOutlined';
import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Member } from '#contracts/api/team';
import { ScreenHead } from '../../components/screen-head.tsx';
import { useTeam } from '../../features/team/use-team.ts';
import { InviteDialog } from './invite-dialog.tsx';
import { RoleDialog } from './role-dialog.tsx';
import { TeamResults } from './team-results.tsx';
import { useMemberActions } from './use-member-actions.tsx';

/** `/admin/team`, for owners: accounts with their roles, and invitations. */
export default function TeamScreen() {
  const { t } = useTranslation('adminTeam');
  const team = useTeam();
  const [isInviting, setIsInviting] = useState(false);
  const [changing, setChanging] = useState<Member>();
  const actions = useMemberActions(team);

  return (
    <>
      <ScreenHead
        title={t('title')}
        actions={
          <Button type="primary" icon={<UserAddOutlined aria-hidden />} onClick={() => setIsInviting(true)}>
            {t('invite.open')}
          </Button>
        }
      >
        <p>{t('subtitle')}</p>
      </ScreenHead>
      <TeamResults team={team} onChangeRole={setChanging} {...actions} />
      <InviteDialog open={isInviting} onInvited={team.refresh} onClose={() => setIsInviting(false)} />
      <RoleDialog member={changing} onChanged={team.put} onClose={() => setChanging(undefined)} />
    </>
  );
}
