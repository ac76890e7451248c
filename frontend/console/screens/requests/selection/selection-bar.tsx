import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import Select from 'antd/es/select';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { focusHeading } from '../../../components/focus-heading.ts';
import { statuses } from '../../../features/enquiries/status-look.ts';
import { StatusTag } from '../../../features/enquiries/status-tag.tsx';
import styles from './selection-bar.module.css';
import type { Selection } from './use-selection.ts';
import { useSelectionActions } from './use-selection-actions.tsx';

const id = 'selection';

/** Focuses the bar's first control: it comes after the list in the order of the keyboard. */
export const focusSelectionBar = () => document.querySelector<HTMLElement>(`#${id} input`)?.focus();

/** Counts the selected enquiries and acts on all of them. Its count is announced by screen readers. */
export function SelectionBar({ selection }: { selection: Selection }) {
  const { t } = useTranslation('adminRequests');
  const { progress, changeTo, remove } = useSelectionActions(selection);
  const { length: count } = selection.enquiries;
  const isShown = count > 0 || progress !== undefined;
  return (
    <Flex
      id={id}
      role="group"
      aria-label={t('selection.group')}
      wrap
      align="center"
      gap="small"
      className={isShown ? styles.bar : undefined}
    >
      {isShown && (
        <Button
          type="text"
          icon={<CloseOutlined aria-hidden />}
          aria-label={t('selection.clear')}
          data-hint={t('selection.clear')}
          disabled={progress !== undefined}
          onClick={() => selection.setChoosing(false)}
        />
      )}
      <p role="status" style={{ flex: '1 1 10rem' }}>
        {progress
          ? t('selection.working', { count: progress.total })
          : count > 0
            ? t('selection.count', { count })
            : ''}
      </p>
      {progress && (
        <progress
          aria-label={t('selection.progress')}
          max={progress.total}
          value={progress.done}
          style={{ inlineSize: '4rem', accentColor: 'var(--color-teal)' }}
        />
      )}
      {isShown && (
        <SelectionActions
          isBusy={progress !== undefined}
          onStatus={(status) => void changeTo(status)}
          onDelete={remove}
        />
      )}
    </Flex>
  );
}

interface ActionsProps {
  isBusy: boolean;
  onStatus: (status: (typeof statuses)[number]) => void;
  onDelete: () => void;
}

/** While busy, the controls ignore the user and stay enabled, since a disabled one loses the focus. */
function SelectionActions({ isBusy, onStatus, onDelete }: ActionsProps) {
  const { t } = useTranslation('adminRequests');

  // The focused control is gone with the bar.
  useEffect(() => () => void (document.activeElement === document.body && focusHeading()), []);

  return (
    <>
      <Select
        aria-label={t('selection.changeTo')}
        placeholder={t('selection.changeTo')}
        value={null}
        options={statuses.map((status) => ({ value: status, label: <StatusTag status={status} /> }))}
        onChange={(status) => status && onStatus(status)}
        loading={isBusy}
        {...(isBusy && { open: false })}
        popupMatchSelectWidth={false}
        style={{ minInlineSize: '11rem' }}
      />
      <Button danger icon={<DeleteOutlined aria-hidden />} loading={isBusy} onClick={onDelete}>
        {t('selection.delete')}
      </Button>
    </>
  );
}
