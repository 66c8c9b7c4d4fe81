-- Parts of an invoice that are soon due or late: told without an amount, by day, and put off once by their client.
-- Whoever is late keeps his record and what was paid for.

create table private.part_reminders (
  invoice_id uuid not null references public.invoices (id),
  due_on date not null,
  step integer not null check (step in (-3, 0, 3, 7)),
  primary key (invoice_id, due_on, step)
);
comment on table private.part_reminders is 'Of which part its client was told, and how many days after it was due.';

insert into private.money_words (what, language, title, message) values
  ('part soon', 'en', 'A part of your plan is due in three days', 'You can pay it now, all that is left, or put the rest of the plan off.'),
  ('part soon', 'es', 'Una cuota de tu plan vence en tres días', 'Puedes pagarla ya, pagar todo lo que queda o aplazar el resto del plan.'),
  ('part soon', 'fr', 'Une échéance de votre plan arrive dans trois jours', 'Vous pouvez la payer maintenant, solder le tout ou reporter la suite du plan.'),
  ('part soon', 'de', 'Ein Teil deines Plans ist in drei Tagen fällig', 'Du kannst ihn jetzt zahlen, alles was übrig ist, oder den Rest des Plans verschieben.'),
  ('part today', 'en', 'A part of your plan is due', 'You can pay it now, or put the rest of the plan off.'),
  ('part today', 'es', 'Vence una cuota de tu plan', 'Puedes pagarla ya o aplazar el resto del plan.'),
  ('part today', 'fr', 'Une échéance de votre plan est due', 'Vous pouvez la payer maintenant ou reporter la suite du plan.'),
  ('part today', 'de', 'Ein Teil deines Plans ist fällig', 'Du kannst ihn jetzt zahlen oder den Rest des Plans verschieben.'),
  ('part late', 'en', 'A part of your plan is not paid yet', 'Your record and what you have paid for stay yours. Write to us if you need another way.'),
  ('part late', 'es', 'Una cuota de tu plan sigue sin pagar', 'Tu historial y lo que ya pagaste siguen siendo tuyos. Escríbenos si necesitas otra solución.'),
  ('part late', 'fr', 'Une échéance de votre plan n’est pas encore payée', 'Votre dossier et ce que vous avez payé restent à vous. Écrivez-nous s’il vous faut une autre solution.'),
  ('part late', 'de', 'Ein Teil deines Plans ist noch nicht bezahlt', 'Deine Akte und was du bezahlt hast, bleiben dir. Schreib uns, wenn du eine andere Lösung brauchst.');

-- The books are passed at night, and nobody is woken for them.
create function private.tell_in_the_morning(who uuid, what text) returns void
  language plpgsql security definer set search_path = '' as $$
declare notice constant uuid := private.tell_of_money(who, what);
begin
  update public.notification_deliveries d set due_at = greatest(d.due_at,
    (private.today_of(who) + time '09:00') at time zone private.zone_of_user(who))
  where d.notification_id = notice;
end $$;

-- Of each part the last step that its day has come to, so that nights that were missed are not made up for four times; the
-- one before it is due is told on its own day or not at all, because it says when that is. Who has paid nothing owes nothing,
-- and while money is looked at nobody is asked for more.
create function private.remind_of_parts(today date) returns void
  language plpgsql security definer set search_path = '' as $$
declare told record;
begin
  for told in
    with due as (
      select i.id, i.client_id, p.due_on, today - p.due_on as days from private.unsettled_parts p
      join public.invoices i on i.id = p.invoice_id
      where i.status in ('part_paid', 'overdue') and i.client_id is not null
        and not private.is_held(i) and not private.is_proven(i)
        and (today - p.due_on = -3 or today - p.due_on between 0 and 13)),
    made as (
      insert into private.part_reminders (invoice_id, due_on, step)
      select d.id, d.due_on, case when d.days >= 7 then 7 when d.days >= 3 then 3 when d.days >= 0 then 0 else -3 end
      from due d on conflict do nothing returning *)
    select d.client_id, m.step from made m join due d on d.id = m.invoice_id and d.due_on = m.due_on
  loop
    perform private.tell_in_the_morning(told.client_id,
      case when told.step < 0 then 'part soon' when told.step = 0 then 'part today' else 'part late' end);
  end loop;
end $$;

-- Once, and not of a plan that is overdue: then somebody has to look at it together with its client.
create function public.pause_parts(invoice uuid) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  caller constant uuid := private.require_client();
  i public.invoices;
begin
  select * into i from public.invoices v where v.id = invoice and v.client_id = caller for update;
  perform private.refuse_held(i);
  if i.status is distinct from 'part_paid' or i.paused_days > 0 then
    raise exception 'this plan is not put off' using errcode = 'P0001', hint = 'not-paused';
  end if;
  update public.invoices v set paused_days = 30 where v.id = i.id;
end $$;
grant execute on function public.pause_parts(uuid) to authenticated;
