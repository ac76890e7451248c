import Select from 'antd/es/select';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { programTexts } from '#shared/features/programs/program-texts.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import { useStaffPrograms } from './use-staff-programs.ts';

interface Props {
  /** The words in the empty field. */
  placeholder: string;
  /** True to offer only what visitors see. */
  isOnSite?: boolean;
  /** True while what follows from the choice loads. */
  isBusy?: boolean;
  /** Given by the form. */
  id?: string;
  value?: string;
  onChange?: (id: string | undefined) => void;
}

/** Chooses one of the agency's programs, or none. One that is gone stays chosen, and says so. */
export function ProgramSelect({ isOnSite = false, isBusy = false, ...props }: Props) {
  const { t } = useTranslation(['admin', 'adminPrograms']);
  const { language } = useLanguage();
  const { programs, isWhole } = useStaffPrograms();
  const options = (programs ?? [])
    .filter(({ publication }) => !isOnSite || publication?.state === 'published')
    .map((program) => ({ value: program.id, label: programTexts(program, language).trip_name }));
  const { value } = props;
  const isListed = !value || options.some((option) => option.value === value);
  const unlisted = { value, label: t(isWhole ? 'detail.programGone' : 'requestType.program') };
  // Ant Design empties the field on Enter while nothing matches. Until the list is whole, the typed text stays.
  const keepTyped = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter' || isWhole || !(event.target instanceof HTMLInputElement)) return;
    const typed = event.target.value.toUpperCase();
    if (!typed || options.some(({ label }) => label.toUpperCase().includes(typed))) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <Select
      {...props}
      allowClear
      showSearch={{ optionFilterProp: 'label' }}
      onInputKeyDown={keepTyped}
      notFoundContent={isWhole ? undefined : t('adminPrograms:loading')}
      loading={isBusy || !isWhole}
      options={isListed ? options : [unlisted, ...options]}
    />
  );
}
