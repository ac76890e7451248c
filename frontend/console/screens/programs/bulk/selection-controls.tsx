import CheckSquareOutlined from '@ant-design/icons/es/icons/CheckSquareOutlined';
import Button from 'antd/es/button';
import Checkbox from 'antd/es/checkbox';
import { useTranslation } from 'react-i18next';
import shared from '../../../components/console.module.css';
import { focusSelectionBar } from '../../../components/selection-bar.tsx';
import type { ListedProgram } from '../program-filters.ts';
import type { ProgramSelection } from './use-selection.ts';

/** Gives the cards their checkboxes, and chooses all shown programs. */
export function SelectionControls({ selection, count }: { selection: ProgramSelection; count: number }) {
  const { t } = useTranslation('adminPrograms');
  return (
    <>
      <Button
        icon={<CheckSquareOutlined aria-hidden />}
        aria-pressed={selection.isChoosing}
        type={selection.isChoosing ? 'primary' : 'default'}
        onClick={() => selection.setChoosing(!selection.isChoosing)}
      >
        {t('selection.begin')}
      </Button>
      {selection.isChoosing && count > 0 && (
        <div className={shared.targets}>
          <Checkbox
            checked={selection.isAll}
            indeterminate={!selection.isAll && selection.chosen.length > 0}
            onChange={({ target }) => selection.chooseAll(target.checked)}
          >
            {t('selection.all', { count })}
          </Checkbox>
        </div>
      )}
    </>
  );
}

interface ChoiceProps {
  selection: ProgramSelection;
  listed: ListedProgram;
  name: string;
}

/** The checkbox of a card. Enter leads to the bar. */
export function SelectionChoice({ selection, listed: { program }, name }: ChoiceProps) {
  const { t } = useTranslation('adminPrograms');
  return (
    <div className={shared.targets}>
      <Checkbox
        checked={selection.chosen.some((one) => one.program.id === program.id)}
        aria-label={t('selection.one', { name })}
        onChange={({ target }) => selection.choose(program.id, target.checked)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // The same key would press the button that gets the focus.
          event.preventDefault();
          focusSelectionBar();
        }}
      >
        {t('selection.choose')}
      </Checkbox>
    </div>
  );
}
