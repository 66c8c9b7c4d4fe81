interface ChoiceCellProps {
  label: string;
  /** What is seen of it: the words of the list are too long for a column. */
  shown: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChoose: (value: string) => void;
}

/** The browser's own list, over a letter or a figure. */
export const ChoiceCell = ({ label, shown, value, options, onChoose }: ChoiceCellProps) => (
  <span className="set-choice">
    <span aria-hidden>{shown}</span>
    <select aria-label={label} value={value} onChange={({ target }) => onChoose(target.value)}>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  </span>
);
