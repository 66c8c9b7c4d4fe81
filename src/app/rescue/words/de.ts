export const words = {
  title: 'Die App ist noch nicht offen',
  detail:
    'Was du eingetragen hast, ist auf diesem Gerät sicher. Verlangt dieses Netz zuerst eine Anmeldung, öffne im Browser irgendeine Seite und melde dich dort an.',
  act: 'Reparieren und öffnen',
};
