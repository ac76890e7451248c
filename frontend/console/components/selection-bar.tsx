import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { type ReactNode, useEffect } from 'react';
import { focusHeading } from './focus-heading.ts';
import styles from './selection-bar.module.css';

const id = 'selection';

/** Focuses the bar's first action: it comes after the list in the order of the keyboard. */
export const focusSelectionBar = () =>
  document.querySelector<HTMLElement>(`#${id} input, #${id} [data-action]:enabled`)?.focus();

interface Props {
  isShown: boolean;
  /** The number of entries that are done, and of all; undefined if nothing is under way. */
  progress?: { done: number; total: number } | undefined;
  words: { group: string; status: string; clear: string; progress: string };
  onClear: () => void;
  children: ReactNode;
}

/** Counts what is selected in a list and acts on all of it. Its count is announced by screen readers. */
export function SelectionBar({ isShown, progress, words, onClear, children }: Props) {
  return (
    <Flex
      id={id}
      role="group"
      aria-label={words.group}
      wrap
      align="center"
      gap="small"
      className={isShown ? styles.bar : undefined}
    >
      {isShown && (
        <Button
          type="text"
          icon={<CloseOutlined aria-hidden />}
          aria-label={words.clear}
          data-hint={words.clear}
          disabled={progress !== undefined}
          onClick={onClear}
        />
      )}
      <p role="status" style={{ flex: '1 1 7rem' }}>
        {words.status}
      </p>
      {progress && (
        <progress
          aria-label={words.progress}
          max={progress.total}
          value={progress.done}
          style={{ inlineSize: '4rem', accentColor: 'var(--color-teal)' }}
        />
      )}
      {isShown && <Actions>{children}</Actions>}
    </Flex>
  );
}

function Actions({ children }: { children: ReactNode }) {
  // The focused control is gone with the bar.
  useEffect(() => () => void (document.activeElement === document.body && focusHeading()), []);
  return children;
}
