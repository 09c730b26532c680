import type { ChoiceQuestion } from '../../../src/core/declare/Question.ts';
import { Icon } from '../../../src/ui/index.ts';
import { describe } from './PlainFrames.tsx';

interface PlainSelectButtonProps {
  question: ChoiceQuestion;
  errors: readonly string[];
  value: string;
  onChoose: (value: string) => void;
}

/** A closed drop-down: the product's button. No run opens one; pressing it takes the first option. */
export function PlainSelectButton({ question, errors, value, onChoose }: PlainSelectButtonProps) {
  const { key, options } = question;
  const list = typeof options === 'function' ? [] : options;
  return (
    <div className="app-select">
      <button
        type="button"
        className={`app-input app-select__button${value === '' ? ' app-select__button--blank' : ''}`}
        id={key}
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded={false}
        aria-labelledby={`${key}-label`}
        onClick={() => onChoose(list[0]?.value ?? '')}
        {...describe(question, errors)}
      >
        <span className="app-select__shown-text">
          {list.find((option) => option.value === value)?.label ?? '--'}
        </span>
        <Icon name="chevron" />
      </button>
    </div>
  );
}
