import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import Button from 'antd/es/button';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ScreenHead } from '../../components/screen-head.tsx';
import { useStaffPrograms } from '../../features/programs/use-staff-programs.ts';
import { useMay } from '../../features/session/use-may.ts';
import { ProgramDialogs } from './program-dialogs.tsx';
import { ProgramList } from './program-list.tsx';
import { useDeleteProgram } from './use-delete-program.tsx';
import { useOpenProgram } from './use-open-program.ts';

/** The travel programs: the grid, and the dialogs to view, add and edit one. */
export default function ProgramsScreen() {
  const { t } = useTranslation('adminPrograms');
  const list = useStaffPrograms();
  const mayAdd = useMay('POST /programs');
  const { dialog, open, rename, close } = useOpenProgram();
  const heading = useRef<HTMLHeadingElement>(null);
  const askToDelete = useDeleteProgram({ onDeleted: list.remove, afterClose: () => heading.current?.focus() });

  return (
    <>
      <ScreenHead
        title={t('title')}
        headingRef={heading}
        actions={
          mayAdd && (
            <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => open({ kind: 'add' })}>
              {t('add')}
            </Button>
          )
        }
      >
        <p>{t(mayAdd ? 'subtitle' : 'subtitleRead')}</p>
      </ScreenHead>
      <ProgramList
        list={list}
        onView={({ id }) => open({ kind: 'view', id })}
        onEdit={({ id }) => open({ kind: 'edit', id })}
        onCopy={({ id }) => open({ kind: 'copy', id })}
        onDelete={askToDelete}
      />
      <ProgramDialogs dialog={dialog} list={list} onOpen={open} onRename={rename} onClose={close} />
    </>
  );
}
