import MoreOutlined from '@ant-design/icons/es/icons/MoreOutlined';
import Button from 'antd/es/button';
import Dropdown from 'antd/es/dropdown';
import { useTranslation } from 'react-i18next';
import type { Program } from '#contracts/api/programs';
import type { ProgramEditorControl } from '../use-program-editor.ts';
import { useDiscardDraft } from './use-discard-draft.ts';
import { type MenuPart, useMenuParts } from './use-menu-parts.tsx';
import { useStanding } from './use-standing.ts';

interface Props {
  editor: ProgramEditorControl;
  /** Called with the program after it was taken from the site or put back. */
  onChanged: (program: Program) => void;
  onDiscarded: (isGone: boolean) => void;
  /** Shows the preview beside the form. */
  onPreview: () => void;
}

/** The other actions on a draft and its publications. */
export function PublishMenu({ editor, onChanged, onDiscarded, onPreview }: Props) {
  const { t } = useTranslation('adminDrafts');
  const discard = useDiscardDraft(editor, onDiscarded);
  const change = useStanding(editor, onChanged);
  const { open, isLoading, part } = useMenuParts(editor, onChanged);
  const { session, isSaving } = editor;
  const { publication, version = 0 } = session.current() ?? {};
  const entry = (key: MenuPart | EntryKey, onClick: () => void) => ({
    key,
    label: t(`menu.${key}`),
    onClick,
  });
  const isPublished = publication?.state === 'published' && version > 0;
  const items = [
    entry('publish', () => open('publish')),
    ...(session.isBegun() ? [entry('preview', onPreview), entry('share', () => open('share'))] : []),
    ...(version > 0 ? [entry('history', () => open('history'))] : []),
    ...(isPublished ? [entry('archive', () => open('archive'))] : []),
    ...(publication?.unpublish_at ? [entry('keep', () => change('keep'))] : []),
    ...(publication?.state === 'archived'
      ? [{ ...entry('restore', () => change('restore')), label: t(version > 0 ? 'menu.restore' : 'menu.restoreDraft') }]
      : []),
    ...(session.hasDraft() ? [{ ...entry('discard', discard), danger: true }] : []),
  ];
  return (
    <>
      <Dropdown menu={{ items }} trigger={['click']} placement="topRight" disabled={isSaving}>
        <Button
          icon={<MoreOutlined aria-hidden />}
          aria-label={t('menu.label')}
          data-hint={t('menu.label')}
          loading={isLoading}
          style={{ flex: 'none' }}
        />
      </Dropdown>
      {part}
    </>
  );
}

type EntryKey = 'preview' | 'keep' | 'restore' | 'discard';
