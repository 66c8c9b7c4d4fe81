import * as icons from '../icons.tsx';

export const IconsPart = () => (
  <section>
    <h2>Icons</h2>
    <div className="line-up">
      {Object.entries(icons).map(([name, Icon]) => (
        <Icon key={name} />
      ))}
    </div>
  </section>
);
