import CheckOutlined from '@ant-design/icons/es/icons/CheckOutlined';
import DownOutlined from '@ant-design/icons/es/icons/DownOutlined';
import ProfileOutlined from '@ant-design/icons/es/icons/ProfileOutlined';
import useBreakpoint from 'antd/es/grid/hooks/useBreakpoint';
import type { MenuProps } from 'antd/es/menu';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { keepsSearch } from '#contracts/api/view-rules';
import { MenuButton } from '../../../components/menu-button.tsx';
import { useQuery } from '../../../components/use-query.ts';
import { useMay } from '../../../features/session/use-may.ts';
import { useViewAlone } from '../../../features/views/use-view-alone.ts';
import { type KeptView, useViews } from '../../../features/views/use-views.ts';
import { isShown, type Shown, stateOf, viewAddress, viewParameter } from '../../../features/views/view-state.ts';
import { ColumnsDialog } from './columns-dialog.tsx';
import { useViewActions } from './use-view-actions.ts';
import { ViewDialog } from './view-dialog.tsx';

type Dialog = 'add' | 'rename' | 'columns';

/** Chooses a view, saves what is shown as one, and changes the chosen one. Its name is on the button. */
export function ViewsMenu({ shown, hasRoom }: { shown: Shown; hasRoom: boolean }) {
  const { t } = useTranslation('adminViews');
  const { query } = useQuery();
  const { xl } = useBreakpoint();
  const mayShare = useMay('PUT /desk/views');
  const read = useViews();
  const [dialog, setDialog] = useState<Dialog>();
  const [isOpen, setIsOpen] = useState(false);
  const actions = useViewActions(read);
  const chosen = read.views.find(({ view }) => view.id === query.get(viewParameter));
  const isChanged = chosen !== undefined && !isShown(chosen.view, shown);
  const choices = useChoices(read, chosen);
  useViewAlone(read.views);

  const show = (next: Dialog) => {
    setDialog(next);
    setIsOpen(true);
  };

  const items: MenuProps['items'] = [
    ...choices,
    ...(read.lists ? [{ type: 'divider' as const }, { key: 'add', label: t('add'), onClick: () => show('add') }] : []),
    ...(chosen && (chosen.whose === 'own' || mayShare)
      ? [
          {
            key: 'update',
            label: t('update'),
            disabled: !isChanged,
            onClick: () => void actions.update(chosen, stateOf(shown)),
          },
          { key: 'rename', label: t('rename'), onClick: () => show('rename') },
          { key: 'remove', label: t('remove.open'), danger: true, onClick: () => actions.askToRemove(chosen) },
        ]
      : []),
    // Cards have no columns.
    ...(xl
      ? [{ type: 'divider' as const }, { key: 'columns', label: t('columns.open'), onClick: () => show('columns') }]
      : []),
  ];

  const title = chosen && (isChanged ? t('changed', { title: chosen.view.title }) : chosen.view.title);
  const close = { open: isOpen, onClose: () => setIsOpen(false), afterClose: () => setDialog(undefined) };
  return (
    <>
      <MenuButton
        type="default"
        menu={{ items, style: { maxBlockSize: '70dvh', overflowY: 'auto' } }}
        style={{ maxInlineSize: '14rem' }}
        aria-label={title ? t('chosen', { title }) : t('title')}
      >
        {(title || hasRoom) && (
          <bdi style={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>{title ?? t('title')}</bdi>
        )}
        {title || hasRoom ? <DownOutlined aria-hidden /> : <ProfileOutlined aria-hidden />}
      </MenuButton>
      {dialog === 'columns' && <ColumnsDialog {...close} />}
      {(dialog === 'add' || dialog === 'rename') && (
        <ViewDialog
          {...close}
          edited={dialog === 'rename' ? chosen : undefined}
          leavesSearch={shown.filters.q !== undefined && !keepsSearch(shown.filters.q)}
          onSave={(values) =>
            dialog === 'rename' && chosen ? actions.rename(chosen, values.title) : actions.add(values, stateOf(shown))
          }
        />
      )}
    </>
  );
}

/** The views to choose from, or why there are none. */
function useChoices({ lists, views, error, refresh }: ReturnType<typeof useViews>, chosen: KeptView | undefined) {
  const { t } = useTranslation('adminViews');
  const navigate = useNavigate();
  if (!lists) {
    return [
      error
        ? { key: 'again', label: t('loadFailed'), onClick: refresh }
        : { key: 'loading', label: t('loading'), disabled: true },
    ];
  }
  if (views.length === 0) return [{ key: 'none', label: t('none'), disabled: true }];
  return (['own', 'shared'] as const).flatMap((whose) => {
    const children = views
      .filter((kept) => kept.whose === whose)
      .map(({ view }) => ({
        key: view.id,
        label: (
          <bdi {...(view.id === chosen?.view.id && { 'aria-current': true as const, style: { fontWeight: 600 } })}>
            {view.title}
          </bdi>
        ),
        icon: <CheckOutlined aria-hidden style={view.id === chosen?.view.id ? {} : { visibility: 'hidden' }} />,
        onClick: () => navigate(viewAddress(view)),
      }));
    return children.length > 0 ? [{ key: whose, type: 'group' as const, label: t(`lists.${whose}`), children }] : [];
  });
}
