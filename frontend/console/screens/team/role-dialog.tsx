import Flex from 'antd/es/flex';
import Modal from 'antd/es/modal';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Role } from '#contracts/api/session';
import type { Member } from '#contracts/api/team';
import shared from '../../components/console.module.css';
import { ProblemAlert } from '../../features/session/problem-alert.tsx';
import { useProblemText } from '../../features/session/use-problem-text.ts';
import { useSuccessNotice } from '../../features/session/use-success-notice.ts';
import { changeMember } from '../../features/team/team.ts';
import { RoleChoice } from './role-choice.tsx';

interface Props {
  /** Undefined closes the dialog. */
  member: Member | undefined;
  onChanged: (member: Member) => void;
  onClose: () => void;
}

/** Changes a person's role. */
export function RoleDialog({ member, onChanged, onClose }: Props) {
  const { t } = useTranslation('adminTeam');
  const notifySuccess = useSuccessNotice();
  const problemText = useProblemText();
  // The dialog keeps its content while it closes.
  const [shown, setShown] = useState(member);
  const [role, setRole] = useState<Role>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  if (member && member !== shown) {
    setShown(member);
    setRole(undefined);
    setProblem(undefined);
  }

  const save = async () => {
    if (!shown || !role || role === shown.role) return onClose();
    setBusy(true);
    setProblem(undefined);
    try {
      onChanged(await changeMember(shown.id, { role }));
      notifySuccess(t('role.done'));
      onClose();
    } catch (error) {
      setProblem(problemText(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Modal
      open={member !== undefined}
      title={t('role.open')}
      okText={t('role.save')}
      cancelText={t('cancel')}
      confirmLoading={busy}
      onOk={() => void save()}
      onCancel={onClose}
    >
      <Flex vertical gap={12}>
        <strong>
          <bdi className={shared.words}>{shown?.name}</bdi>
        </strong>
        <ProblemAlert title={problem && t('role.failed')} text={problem} />
        <RoleChoice
          aria-label={t('columns.role')}
          value={role ?? shown?.role}
          onChange={({ target }) => setRole(target.value)}
        />
        {shown?.status !== 'invited' && <p>{t('role.text')}</p>}
      </Flex>
    </Modal>
  );
}
