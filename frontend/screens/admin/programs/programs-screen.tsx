import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import Button from 'antd/es/button';
import { useRef } from 'react';
import { PageTitle } from '../../../components/page-title.tsx';
import { useStaffPrograms } from '../../../features/programs/staff-programs.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ProgramDialogs } from './program-dialogs.tsx';
import { ProgramList } from './program-list.tsx';
import styles from './programs-screen.module.css';
import { useDeleteProgram } from './use-delete-program.tsx';
import { useOpenProgram } from './use-open-program.ts';

/** The travel programs: the grid, and the dialogs to view, add and edit one. */
export default function ProgramsScreen() {
  const { t } = useTranslation('adminPrograms');
  const list = useStaffPrograms();
  const { dialog, open, close } = useOpenProgram();
  const heading = useRef<HTMLHeadingElement>(null);
  const askToDelete = useDeleteProgram({ onDeleted: list.remove, afterClose: () => heading.current?.focus() });

  return (
    <>
      <PageTitle title={t('title')} />
      <header className={styles.head}>
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {t('title')}
          </h1>
          <p>{t('subtitle')}</p>
        </div>
        <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => open({ kind: 'add' })}>
          {t('add')}
        </Button>
      </header>
      <ProgramList
        list={list}
        onView={({ id }) => open({ kind: 'view', id })}
        onEdit={({ id }) => open({ kind: 'edit', id })}
        onDelete={askToDelete}
      />
      <ProgramDialogs dialog={dialog} list={list} onOpen={open} onClose={close} />
    </>
  );
}
