import { Button } from '#src/ui/button.tsx';
import { SearchField, SelectField } from '#src/ui/fields/text-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import type { Notification } from '#sync/entities/notifications.ts';
import type { NotificationFilter } from '#sync/queries/notifications.ts';
import { CATEGORIES, categoryName } from './category.ts';
import { notificationsWords } from './words.ts';

interface FiltersProps {
  filter: NotificationFilter;
  /** Those there are. */
  categories: Iterable<string>;
  onChange: (filter: NotificationFilter) => void;
}

/** Drops empty filters. */
const without = (filter: NotificationFilter, name: keyof NotificationFilter): NotificationFilter =>
  Object.fromEntries(Object.entries(filter).filter(([key]) => key !== name));

export function Filters({ filter, categories, onChange }: FiltersProps) {
  const words = useWords(notificationsWords);
  const { search = '', category = '', type = '' } = filter;
  const change = (name: 'search' | 'category' | 'type', value: string): void =>
    onChange(value ? { ...filter, [name]: value } : without(filter, name));
  const known = [...new Set<string>([...CATEGORIES, ...categories])];
  const types = Object.entries<string>(words.type.names) as [Notification['type'], string][];
  return (
    <div className="filters">
      <SearchField
        label={words.search.label}
        placeholder={words.search.placeholder}
        value={search}
        onSearch={(text) => change('search', text)}
      />
      <SelectField
        label={words.category.label}
        placeholder={words.category.all}
        value={category}
        options={known.map((value) => ({ value, label: categoryName(words, value) }))}
        onChange={({ target }) => change('category', target.value)}
      />
      <SelectField
        label={words.type.label}
        placeholder={words.type.all}
        value={type}
        options={types.map(([value, label]) => ({ value, label }))}
        onChange={({ target }) => change('type', target.value)}
      />
      {(search || category || type) && (
        <Button look="quiet" onClick={() => onChange({})}>
          {words.clear}
        </Button>
      )}
    </div>
  );
}
