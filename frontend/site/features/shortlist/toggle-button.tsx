import { useTranslation } from 'react-i18next';
import { Icon } from '#shared/components/icon.tsx';
import { dropProgram, type KeptList, keepProgram } from './kept-programs.ts';
import styles from './toggle-button.module.css';
import { useKeptIds } from './use-kept-ids.ts';

interface ToggleButtonProps {
  list: Exclude<KeptList, 'recently-seen'>;
  program: { id: string; title: string };
  /** True for a round button without a label. */
  isRound?: boolean;
  /** Called after a change, or with false if the list is full. */
  onToggled?: (isDone: boolean) => void;
}

const icons = {
  favourites: { on: 'heart-filled', off: 'heart-outlined' },
  compared: { on: 'check-outlined', off: 'swap-outlined' },
} as const;

/** Adds a program to the favourites or to those compared, or removes it. */
export function ToggleButton({ list, program: { id, title }, isRound = false, onToggled }: ToggleButtonProps) {
  const { t } = useTranslation('shortlist');
  const isKept = useKeptIds(list).includes(id);
  const toggle = () => {
    if (isKept) dropProgram(list, id);
    onToggled?.(isKept || keepProgram(list, id));
  };
  const label = t(`${list}.toggle`);
  return (
    <button
      type="button"
      className={isRound ? styles.round : styles.wide}
      aria-label={`${label}: ${title}`}
      aria-pressed={isKept}
      title={isRound ? label : undefined}
      onClick={toggle}
    >
      <Icon of={icons[list][isKept ? 'on' : 'off']} />
      {!isRound && label}
    </button>
  );
}
