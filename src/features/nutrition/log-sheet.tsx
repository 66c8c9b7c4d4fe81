import './nutrition.css';
import { useNavigate } from 'react-router-dom';
import { useRow } from '#src/data/rows.ts';
import { useSettings } from '#src/data/settings/use-settings.ts';
import { useToday } from '#src/data/time/use-today.ts';
import { hourIn } from '#src/lib/days.ts';
import { Button, IconButton } from '#src/ui/button.tsx';
import { useFoodNames } from '#src/work/catalogue/foods/use-food-names.ts';
import { BowlIcon, DropIcon, PlusIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { toast } from '#src/ui/toasts.ts';
import { allDialogsClosed } from '#src/ui/use-back-to-close.ts';
import { mealTypeAt } from '#src/work/food/day.ts';
import { nutrientsOf } from '#src/work/food/portion.ts';
import { foodShelf } from '#src/work/food/shelf.ts';
import { foodWords } from '#src/work/food/words.ts';
import { RecentMeals } from './recent-card.tsx';
import { useLogging } from './use-logging.ts';
import type { Logging } from './use-logging.ts';
import { WholeMeals } from './whole-meals.tsx';
import { nutritionWords } from './words.ts';

function Favourites({ logging }: { logging: Logging }) {
  const { log: words } = useWords(nutritionWords);
  const { search } = useWords(foodWords);
  const language = useLanguage();
  const { timezone } = useSettings();
  const { foodName, measure } = useFoodNames();
  const answer = useRow(foodShelf);
  const shelf = answer.state === 'content' ? answer.value : null;
  const favourites = shelf?.favourites.flatMap((id) => shelf.foods.find((food) => food.id === id) ?? []) ?? [];
  if (favourites.length === 0) return null;
  return (
    <section>
      <h3>{words.favourites}</h3>
      <Rows>
        {favourites.map((food) => (
          <Row
            key={food.id}
            title={foodName(food)}
            detail={`${measure(food)}, ${nutrientsOf(food, { servings: 1 }).calories.toLocaleString(language)} kcal`}
            trailing={
              <IconButton
                icon={PlusIcon}
                label={search.add(foodName(food))}
                onClick={() =>
                  void logging.logFood(food, {
                    amount: { servings: 1 },
                    type: mealTypeAt(hourIn(timezone)),
                    eaten: true,
                  })
                }
              />
            }
          />
        ))}
      </Rows>
    </section>
  );
}

/** Opens from anywhere: a glass, a favourite or a recent meal in one tap. */
export function LogSheet({ onClose }: { onClose: () => void }) {
  const { log: words, water } = useWords(nutritionWords);
  const today = useToday();
  const logging = useLogging(today);
  const navigate = useNavigate();
  async function glass(): Promise<void> {
    if (await logging.addGlass()) toast({ title: water.added });
  }
  async function goToMeals(): Promise<void> {
    onClose();
    await allDialogsClosed();
    await navigate('/nutrition?log=food');
  }
  return (
    <Sheet open title={words.title} onClose={onClose}>
      <div className="portion-sheet">
        <div className="acts two">
          <Button look="line" icon={DropIcon} onClick={() => void glass()}>
            {water.add}
          </Button>
          <Button look="line" icon={BowlIcon} onClick={() => void goToMeals()}>
            {words.meal}
          </Button>
        </div>
        <WholeMeals day={today} logging={logging} />
        <Favourites logging={logging} />
        <section>
          <h3>{words.recent}</h3>
          <RecentMeals logging={logging} />
        </section>
      </div>
    </Sheet>
  );
}
