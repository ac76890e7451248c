import Flex from 'antd/es/flex';
import Radio from 'antd/es/radio';
import Select from 'antd/es/select';
import { useTranslation } from 'react-i18next';
import shared from '../../../components/console.module.css';
import { grid } from '../../../components/grid.ts';
import { Hint } from '../../../components/hint.tsx';
import { isBuiltIn, type TemplateChoice } from '../../../features/templates/template-choices.ts';

/** More than these are searched. */
const mostButtons = 6;

interface Props {
  choices: readonly TemplateChoice[];
  onChoose: (choice: TemplateChoice) => void;
}

/** The template with which the text begins: buttons, or a list to search if there are many. */
export function StartTemplate({ choices, chosen, onChoose }: Props & { chosen: string }) {
  const { t } = useTranslation('adminReplies');
  const titleOf = useTitle();
  if (choices.length > mostButtons)
    return <TemplateSelect {...{ choices, chosen, onChoose }} label={t('reply.template')} />;
  return (
    <Radio.Group
      aria-label={t('reply.template')}
      optionType="button"
      className={shared.choices}
      style={grid('8rem', '0.5rem')}
      value={chosen}
      onChange={({ target }) => choose(choices, target.value, onChoose)}
      options={choices.map((choice) => ({ value: choice.id, label: titleOf(choice) }))}
    />
  );
}

/** Adds another template to the text; it keeps no choice. */
export function AddTemplate(props: Props) {
  const { t } = useTranslation('adminReplies');
  return <TemplateSelect {...props} label={t('reply.add')} chosen={null} />;
}

interface TemplateSelectProps extends Props {
  label: string;
  chosen: string | null;
}

function TemplateSelect({ choices, label, chosen, onChoose }: TemplateSelectProps) {
  const { t } = useTranslation('adminReplies');
  const titleOf = useTitle();
  return (
    <Select<string | null, { value: string; label: string; choice: TemplateChoice }>
      aria-label={label}
      showSearch={{ optionFilterProp: 'label' }}
      placeholder={label}
      notFoundContent={t('reply.noneFound')}
      value={chosen}
      onChange={(id) => id && choose(choices, id, onChoose)}
      options={choices.map((choice) => ({ value: choice.id, label: titleOf(choice), choice }))}
      optionRender={({ data: { choice } }) => (
        <Flex wrap justify="space-between" gap="0 0.5rem">
          <span className={shared.words} dir="auto">
            {titleOf(choice)}
          </span>
          <Hint as="span">
            {[t(`reply.kinds.${choice.kind}`), choice.template && !choice.template.texts.en && t('reply.arabicOnly')]
              .filter(Boolean)
              .join(' · ')}
          </Hint>
        </Flex>
      )}
    />
  );
}

function choose(choices: readonly TemplateChoice[], id: string, onChoose: Props['onChoose']): void {
  const choice = choices.find((one) => one.id === id);
  if (choice) onChoose(choice);
}

function useTitle() {
  const { t } = useTranslation('adminReplies');
  return ({ id, template }: TemplateChoice): string =>
    template?.title ?? (isBuiltIn(id) ? t(`reply.templates.${id}`) : id);
}
