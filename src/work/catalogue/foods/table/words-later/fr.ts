// Written by `npm run foods` from supabase/foods.
import { namesIn } from '#src/work/catalogue/foods/table/names-in.ts';

export const names = namesIn(`
Jollof rice with chicken=Riz jollof au poulet|Native jollof rice=Riz jollof à l’huile de palme|
Coconut rice=Riz au coco|Rice and beef stew=Riz sauce bœuf|Rice and chicken stew=Riz sauce poulet|
Rice and fish stew=Riz sauce poisson|Fried rice with chicken=Riz sauté au poulet|
Rice, beans and stew=Riz, haricots et sauce|Ofada rice and ayamase=Riz ofada et ayamase|
Jollof couscous=Couscous jollof|Jollof spaghetti=Spaghettis jollof|
Spaghetti with minced meat=Spaghettis à la viande hachée|Jollof macaroni=Macaronis jollof|
Indomie noodles with egg=Nouilles Indomie à l’œuf|Indomie noodles with sardines=Nouilles Indomie aux sardines|
Oat swallow=Pâte d’avoine|Pounded cocoyam=Taro pilé|Starch swallow=Pâte d’amidon (usi)|
Ground rice swallow=Pâte de riz moulu|Eba and egusi soup=Eba et soupe d’egusi|Eba and okra soup=Eba et soupe de gombo|
Eba and ogbono soup=Eba et soupe d’ogbono|Pounded yam and egusi soup=Igname pilée et soupe d’egusi|
Pounded yam and efo riro=Igname pilée et efo riro|Amala and ewedu=Amala et ewedu|
Fufu and egusi soup=Fufu et soupe d’egusi|Semo and egusi soup=Semo et soupe d’egusi|Semo and efo riro=Semo et efo riro|
Tuwo shinkafa and miyan taushe=Tuwo shinkafa et miyan taushe|
Egusi soup with beef and fish=Soupe d’egusi, bœuf et poisson|Bitterleaf soup=Soupe de feuilles amères|
Oha soup=Soupe d’oha|Nsala soup=Soupe nsala|Banga soup=Soupe banga (noix de palme)|Afang soup=Soupe afang|
Seafood okra=Gombo aux fruits de mer|Okra and ogbono soup=Soupe gombo-ogbono|Fisherman soup=Soupe du pêcheur|
Black soup=Soupe noire (omoebe)|Owo soup=Soupe owo|Waterleaf soup=Soupe de waterleaf|Buka stew=Ragoût buka|
Beef stew=Sauce tomate au bœuf|Chicken stew=Sauce tomate au poulet|Fish stew=Sauce tomate au poisson|
Turkey stew=Sauce tomate à la dinde|Goat meat stew=Sauce tomate à la chèvre|Egg sauce=Sauce aux œufs|
Corned beef stew=Sauce au corned-beef|Sardine sauce=Sauce aux sardines|Garden egg sauce=Sauce d’aubergines|
Vegetable sauce=Sauce aux légumes|Chicken pepper soup=Soupe pimentée au poulet|
Turkey pepper soup=Soupe pimentée à la dinde|Assorted meat pepper soup=Soupe pimentée aux abats|
Fresh fish pepper soup=Soupe pimentée au poisson frais|Cow foot pepper soup=Soupe pimentée au pied de bœuf|
Beef pepper soup=Soupe pimentée au bœuf|Ewa agoyin and bread=Ewa agoyin et pain|
Beans and plantain porridge=Ragoût de haricots au plantain|Beans and yam porridge=Ragoût de haricots à l’igname|
Beans and fried plantain=Ragoût de haricots et dodo|Beans and garri=Ragoût de haricots et garri|
Moi moi with fish and egg=Moi moi au poisson et à l’œuf|Moi moi and pap=Moi moi et pap|Akara and pap=Akara et pap|
Akara and bread=Akara et pain|Akara and agidi=Akara et agidi|Plantain porridge=Ragoût de plantain|
Cocoyam porridge=Ragoût de taro|Sweet potato porridge=Ragoût de patate douce|Potato porridge=Ragoût de pomme de terre|
Yam and egg sauce=Igname et sauce aux œufs|Yam and palm oil=Igname et huile de palme|
Fried yam and pepper sauce=Igname frite et sauce pimentée|Plantain and egg sauce=Dodo et sauce aux œufs|
Yam balls=Boulettes d’igname|Roasted yam=Igname grillée|Bole and fish=Bole et poisson|
Boli and groundnuts=Boli et arachides|Potato chips, home-fried=Frites maison|Sweet potato, fried=Patate douce frite|
Potato and egg=Pommes de terre et œuf|Maize, roasted=Maïs grillé|Roasted maize and coconut=Maïs grillé et coco|
Corn moi moi=Moi moi de maïs|Chicken suya=Suya de poulet|Ram suya=Suya de mouton|Gizzard suya=Suya de gésiers|
Liver suya=Suya de foie|Ponmo (cow skin), cooked=Ponmo (peau de bœuf) cuit|Peppered chicken=Poulet pimenté|
Peppered turkey=Dinde pimentée|Peppered gizzard=Gésiers pimentés|Peppered beef=Bœuf pimenté|
Peppered snail=Escargots pimentés|Peppered fish=Poisson pimenté|Beef, fried=Bœuf frit|Goat meat, fried=Chèvre frite|
Turkey, fried=Dinde frite|Mackerel (titus), fried=Maquereau (titus) frit|Croaker, fried=Courbine frite|
Tilapia, fried=Tilapia frit|Barbecue fish=Poisson braisé|Barbecue chicken=Poulet braisé|
Catfish, smoked=Poisson-chat fumé|Liver sauce=Sauce au foie|Kidney sauce=Sauce aux rognons|
Bush meat, stewed=Viande de brousse mijotée|Scotch egg=Œuf écossais|Egg roll=Œuf en beignet|
Sausage roll=Friand à la viande|Fish roll=Rouleau au poisson|Chicken pie=Chausson au poulet|
Fish pie=Chausson au poisson|Buns, fried=Buns frits|Doughnut, Nigerian=Beignet nigérian|
Spring roll=Rouleau de printemps frit|Small chops platter=Assiette de small chops|
Coconut candy=Bonbon à la noix de coco|Groundnut candy=Nougatine d’arachide|Peanut burger=Arachides enrobées|
Popcorn and groundnuts=Pop-corn et arachides|Garri soaked with milk and groundnuts=Garri au lait et aux arachides|
Custard with milk=Custard au lait|Pap with milk and sugar=Pap au lait sucré|
Oat porridge with milk=Bouillie d’avoine au lait|Corn flakes with milk=Corn flakes au lait|
Maize and soya cereal with milk=Céréales maïs-soja au lait|Bread and fried egg=Pain et œuf au plat|
Bread and butter=Pain beurré|Bread and groundnut paste=Pain et pâte d’arachide|Bread and sardines=Pain et sardines|
Tea with milk and sugar=Thé au lait sucré|Coffee with milk and sugar=Café au lait sucré|Tea and bread=Thé et pain|
Noodles and fried egg=Nouilles et œuf au plat|Chicken shawarma=Chawarma au poulet|Beef shawarma=Chawarma au bœuf|
Chicken and chips=Poulet frites|Nigerian salad=Salade nigériane|Coleslaw=Salade de chou mayonnaise|
Fruit salad=Salade de fruits|Zobo with pineapple and ginger=Zobo à l’ananas et au gingembre|
Ginger drink=Boisson au gingembre|Smoothie, banana and pawpaw=Smoothie banane-papaye|
Smoothie, pineapple and mango=Smoothie ananas-mangue|Yoghurt drink, sweetened=Yaourt à boire sucré|Shandy=Panaché|
Suya spice=Épices à suya (yaji)|Butter=Beurre|Cottage cheese=Fromage cottage|Cream cheese=Fromage à tartiner|Edam=Édam|
Parmesan, grated=Parmesan râpé|Swiss cheese=Emmental|Processed cheese=Fromage fondu|
Goat cheese, soft=Fromage de chèvre frais|White cheese, fresh=Fromage blanc pressé|Coffee cream=Crème légère|
Whipping cream=Crème entière|Sour cream=Crème aigre|Coffee creamer, powder=Crème en poudre pour café|
Milk, whole=Lait entier|Milk, semi-skimmed=Lait demi-écrémé|Milk, skimmed=Lait écrémé|Buttermilk=Babeurre|
Milk powder, whole=Lait entier en poudre|Milk powder, skimmed=Lait écrémé en poudre|
Condensed milk, sweetened=Lait concentré sucré|Chocolate milk=Lait au chocolat|Goat milk=Lait de chèvre|
Milkshake, chocolate=Milk-shake au chocolat|Milkshake, vanilla=Milk-shake à la vanille|Yoghurt, low-fat=Yaourt maigre|
Yoghurt, vanilla=Yaourt à la vanille|Yoghurt, fruit=Yaourt aux fruits|Greek yoghurt, fat-free=Yaourt grec maigre|
Dulce de leche=Confiture de lait|Egg, raw=Œuf cru|Egg white=Blanc d’œuf|Egg yolk=Jaune d’œuf|
Omelette, plain=Omelette nature|Egg, poached=Œuf poché|Egg, scrambled=Œufs brouillés|Duck egg=Œuf de cane|
Quail egg=Œuf de caille|Chilli powder=Piment en poudre|Cinnamon, ground=Cannelle moulue|Curry powder=Curry en poudre|
Ginger, ground=Gingembre moulu|Nutmeg, ground=Noix de muscade moulue|Black pepper=Poivre noir|Thyme, dried=Thym séché|
Turmeric, ground=Curcuma moulu|Mustard=Moutarde|Salt=Sel|Vinegar=Vinaigre|Salad cream=Sauce salade|
Mayonnaise, light=Mayonnaise allégée|Thousand island dressing=Sauce mille-îles|Italian dressing=Vinaigrette italienne|
Ranch dressing=Sauce ranch|Groundnut oil=Huile d’arachide|Coconut oil=Huile de coco|Olive oil=Huile d’olive|
Sesame oil=Huile de sésame|Sunflower oil=Huile de tournesol|Palm kernel oil=Huile de palmiste|
Rapeseed oil=Huile de colza|Shea butter=Beurre de karité|Chicken, roasted (with skin)=Poulet rôti (avec peau)|
Chicken, stewed (no skin)=Poulet mijoté (sans peau)|
Chicken breast, boiled (no skin)=Blanc de poulet bouilli (sans peau)|
Chicken breast, fried (no skin)=Blanc de poulet frit (sans peau)|Chicken drumstick, fried=Pilon de poulet frit|
Chicken drumstick, roasted=Pilon de poulet rôti|Chicken thigh, fried=Haut de cuisse de poulet frit|
Chicken thigh, roasted=Haut de cuisse de poulet rôti|Chicken wing, fried=Aile de poulet frite|
Chicken wing, roasted=Aile de poulet rôtie|Old layer hen, stewed=Poule mijotée|
Chicken feet, boiled=Pattes de poulet bouillies|Chicken gizzard, cooked=Gésiers de poulet cuits|
Chicken liver, cooked=Foie de poulet cuit|Chicken mince, cooked=Poulet haché cuit|
Duck, roasted (with skin)=Canard rôti (avec peau)|Turkey, roasted (with skin)=Dinde rôtie (avec peau)|
Turkey breast, roasted (no skin)=Blanc de dinde rôti (sans peau)|Turkey wing, roasted=Aile de dinde rôtie|
Turkey mince, cooked=Dinde hachée cuite|Small hen, roasted=Coquelet rôti|Pigeon, raw=Pigeon cru|
Beef broth=Bouillon de bœuf|Chicken stock=Bouillon de poulet|Chicken noodle soup=Soupe poulet et vermicelles|
Barbecue sauce=Sauce barbecue|Salsa=Sauce salsa|White sauce=Sauce blanche|Hot pepper sauce=Sauce pimentée|
Tomato pasta sauce=Sauce tomate pour pâtes|Stock cube, beef=Bouillon cube au bœuf|
Stock cube, chicken=Bouillon cube au poulet|Soy sauce=Sauce soja|
Bologna (beef and pork)=Mortadelle de Bologne (bœuf et porc)|
Hot dog sausage (beef and pork)=Saucisse de Francfort (bœuf et porc)|Chicken sausage=Saucisse de poulet|
Ham (pork), sliced=Jambon (porc) en tranches|Pork sausage, fried=Saucisse de porc poêlée|
Beef sausage, cooked=Saucisse de bœuf cuite|Salami (pork and beef)=Saucisson sec (porc et bœuf)|
Pepperoni (pork and beef)=Saucisson pepperoni (porc et bœuf)|Chorizo (pork and beef)=Chorizo (porc et bœuf)|
Turkey breast, sliced=Blanc de dinde en tranches|Luncheon meat (pork)=Pâté de porc en boîte|Corned beef=Corned-beef|
Oats, dry=Flocons d’avoine|Wheat germ=Germe de blé|Puffed rice=Riz soufflé|Puffed wheat=Blé soufflé|
Wheat porridge=Bouillie de blé|Apple=Pomme|Apple juice=Jus de pomme|Apple sauce=Compote de pommes|Apricot=Abricot|
Apricots, dried=Abricots secs|Blackberries=Mûres|Blueberries=Myrtilles|Breadfruit, raw=Fruit à pain cru|
Star fruit=Carambole|Cherries=Cerises|Dates=Dattes|Fig=Figue|Figs, dried=Figues sèches|Grapefruit=Pamplemousse|
Grapefruit juice=Jus de pamplemousse|Grapes=Raisin frais|Grape juice=Jus de raisin|Guava=Goyave|Jackfruit=Jacque|
Lemon=Citron|Lemon juice=Jus de citron|Lime=Citron vert|Cantaloupe melon=Melon cantaloup|Honeydew melon=Melon miel|
Olives, black=Olives noires|Olives, green=Olives vertes|Orange juice=Jus d’orange|Tangerine=Mandarine|
Passion fruit=Fruit de la passion|Peach=Pêche|Pear=Poire|Persimmon=Kaki|Pineapple juice=Jus d’ananas|
Pineapple, canned in juice=Ananas en boîte|Fruit cocktail, canned=Cocktail de fruits en boîte|
Plantain, raw=Banane plantain crue|Plantain, unripe, fried=Banane plantain verte frite|Plum=Prune|Pomegranate=Grenade|
Prunes=Pruneaux|Raisins=Raisins secs|Raspberries=Framboises|Roselle, fresh=Roselle fraîche|Soursop=Corossol|
Sweetsop=Pomme cannelle|Strawberries=Fraises|Agbalumo (African star apple)=Agbalumo (pomme étoile)|Tamarind=Tamarin|
Dates, medjool=Dattes medjool|Guava nectar=Nectar de goyave|Mango nectar=Nectar de mangue|
Pomegranate juice=Jus de grenade|Pork loin, roasted=Rôti de porc|Pork chop, grilled=Côte de porc grillée|
Pork ribs, braised=Travers de porc braisés|Pork mince, cooked=Porc haché cuit|Pig’s foot, boiled=Pied de porc bouilli|
Bacon (pork), fried=Lard fumé (porc) poêlé|Ham (pork), roasted=Jambon (porc) rôti|
Amaranth leaves, raw=Feuilles d’amarante crues|Asparagus=Asperges|Bitter melon, raw=Margose crue|
Green beans, raw=Haricots verts crus|Green beans, boiled=Haricots verts cuits|Beetroot, raw=Betterave crue|
Beetroot, boiled=Betterave cuite|Broccoli, raw=Brocoli cru|Broccoli, boiled=Brocoli cuit|
Brussels sprouts, boiled=Choux de Bruxelles cuits|Cabbage, raw=Chou blanc cru|Cabbage, boiled=Chou blanc cuit|
Red cabbage, raw=Chou rouge cru|Carrot, raw=Carotte crue|Carrot, boiled=Carotte cuite|Cassava, raw=Manioc cru|
Cauliflower, raw=Chou-fleur cru|Cauliflower, boiled=Chou-fleur cuit|Celery=Céleri branche|Chard, boiled=Blettes cuites|
Collard greens, boiled=Chou cavalier cuit|Sweetcorn, raw=Maïs doux cru|Sweetcorn, canned=Maïs doux en boîte|
Cowpea leaves, raw=Feuilles de niébé crues|Cucumber=Concombre|Aubergine, raw=Aubergine crue|
Aubergine, boiled=Aubergine cuite|Garlic=Ail|Ginger, fresh=Gingembre frais|Calabash gourd, raw=Calebasse crue|
Moringa leaves, raw=Feuilles de moringa crues|Moringa leaves, boiled=Feuilles de moringa cuites|
Jute leaves, raw=Feuilles de corète crues|Kale, raw=Chou frisé cru|Kale, boiled=Chou frisé cuit|Leek, raw=Poireau cru|
Lettuce=Laitue iceberg|Romaine lettuce=Laitue romaine|Mushrooms, raw=Champignons de Paris crus|
Mushrooms, boiled=Champignons de Paris cuits|Okra, raw=Gombo cru|Okra, boiled=Gombo cuit|Onion, raw=Oignon cru|
Onion, fried=Oignon revenu|Spring onion=Oignon nouveau|Parsley=Persil|Parsnip, raw=Panais cru|
Sugar snap peas=Pois gourmands|Green peas, raw=Petits pois crus|Green peas, boiled=Petits pois cuits|
Green pepper=Poivron vert|Red bell pepper=Poivron rouge|Yellow pepper=Poivron jaune|
Red chilli, fresh=Piment rouge frais|Potato, raw=Pomme de terre crue|Potato, boiled=Pomme de terre bouillie|
Potato, baked=Pomme de terre au four|Mashed potatoes=Purée de pommes de terre|
Hash browns=Galette de pommes de terre râpées|French fries=Frites|Potato salad=Salade de pommes de terre|
Pumpkin leaves, raw=Feuilles de citrouille crues|Pumpkin, raw=Citrouille crue|Pumpkin, boiled=Citrouille cuite|
Waterleaf, raw=Waterleaf (Talinum) cru|Radish=Radis|Spinach, raw=Épinards crus|Malabar spinach, raw=Baselle crue|
Courgette, raw=Courgette crue|Courgette, boiled=Courgette cuite|Butternut squash, baked=Courge butternut au four|
Sweet potato leaves, raw=Feuilles de patate douce crues|Sweet potato, baked=Patate douce au four|
Sweet potato, raw=Patate douce crue|Cocoyam, raw=Taro cru|Tomato=Tomate|Tomato paste=Concentré de tomate|
Tomatoes, canned=Tomates en boîte|Tomato juice=Jus de tomate|Sun-dried tomatoes=Tomates séchées|Turnip, raw=Navet cru|
Watercress=Cresson|Yam, raw=Igname crue|Carrot juice=Jus de carotte|Pickled cucumber=Cornichon au vinaigre|
Oyster mushrooms, raw=Pleurotes crus|Rocket=Roquette|Fennel bulb=Fenouil|Chia seeds=Graines de chia|
Pumpkin seeds=Graines de courge|Sesame seeds=Graines de sésame|Sunflower seeds=Graines de tournesol|
Flaxseed=Graines de lin|Almonds=Amandes|Almond butter=Purée d’amande|Brazil nuts=Noix du Brésil|
Cashew nuts, raw=Noix de cajou crues|Chestnuts, boiled=Châtaignes bouillies|Coconut, dried=Noix de coco séchée|
Coconut cream=Crème de coco|Coconut milk=Lait de coco|Hazelnuts=Noisettes|Macadamia nuts=Noix de macadamia|
Mixed nuts=Mélange de noix|Pecans=Noix de pécan|Pistachios=Pistaches|Walnuts=Noix|Tahini=Tahin|
Watermelon seeds, dried=Graines de pastèque|Beer=Bière|Light beer=Bière légère|Stout=Stout (bière brune)|
Malt drink=Boisson maltée|Spirits, 40%=Alcool fort, 40 %|Red wine=Vin rouge|White wine=Vin blanc|Dessert wine=Vin doux|
Wine, alcohol-free=Vin sans alcool|Coffee liqueur=Liqueur de café|Piña colada=Pina colada|Soda water=Eau gazeuse|
Water=Eau|Ginger ale=Soda au gingembre|Grape soda=Soda au raisin|Lemon-lime soda=Soda citron|
Orange soda=Soda à l’orange|Tonic water=Eau tonique|Cola, sugar-free=Cola sans sucre|Energy drink=Boisson énergisante|
Coffee, black=Café noir|Espresso=Café expresso|Instant coffee, black=Café soluble noir|Tea, black=Thé noir|
Chamomile tea=Tisane de camomille|Herbal tea=Tisane|Iced tea with lemon=Thé glacé au citron|
Cocoa with water=Cacao à l’eau|Hot chocolate with milk=Chocolat chaud|Chocolate malt powder=Poudre de malt chocolatée|
Malted milk drink=Lait malté|Chocolate drink with milk=Boisson chocolatée au lait|
Cranberry drink=Boisson à la canneberge|Lemonade=Citronnade|Orange squash=Boisson à l’orange en poudre|
Almond milk, sweetened=Lait d’amande sucré|Rice drink, sweet=Boisson de riz sucrée|Soya milk=Lait de soja|
Whey protein powder=Protéine de lactosérum en poudre|Soya protein powder=Protéine de soja en poudre|
Cod, cooked=Cabillaud cuit|Stockfish, dried=Stockfish séché|Eel, cooked=Anguille cuite|Croaker, raw=Courbine crue|
Croaker, breaded and fried=Courbine panée frite|Catfish, breaded and fried=Poisson-chat pané|
Catfish, baked=Poisson-chat au four|Catfish, raw=Poisson-chat cru|Grouper, cooked=Mérou cuit|
Haddock, cooked=Églefin cuit|Herring, cooked=Hareng cuit|Herring, smoked=Hareng fumé|Mackerel, raw=Maquereau cru|
Horse mackerel, cooked=Chinchard cuit|Mackerel, canned=Maquereau en boîte|Mullet, cooked=Mulet cuit|
Salmon, cooked=Saumon cuit|Salmon, raw=Saumon cru|Salmon, smoked=Saumon fumé|Salmon, canned=Saumon en boîte|
Sardines in oil=Sardines à l’huile|Sardines in tomato sauce=Sardines à la tomate|Snapper, cooked=Vivaneau cuit|
Tilapia, raw=Tilapia cru|Trout, cooked=Truite cuite|Tuna, cooked=Thon cuit|Tuna in oil=Thon à l’huile|
Tuna in water=Thon au naturel|Tuna salad=Salade de thon|Whiting, cooked=Merlan cuit|Whiting, raw=Merlan cru|
Crab, cooked=Crabe cuit|Lobster, cooked=Homard cuit|Prawns, cooked=Crevettes cuites|Prawns, raw=Crevettes crues|
Prawns, breaded and fried=Crevettes panées frites|Periwinkle, cooked=Bigorneaux cuits|Squid, fried=Calmar frit|
Octopus, cooked=Poulpe cuit|Oysters, cooked=Huîtres cuites|Fish fillet, battered and fried=Filet de poisson en beignet|
Baked beans, canned=Haricots blancs à la tomate en boîte|Cowpeas, dry=Niébés secs|
Black beans, boiled=Haricots noirs cuits|Kidney beans, boiled=Haricots rouges cuits|
White beans, boiled=Haricots blancs cuits|Pinto beans, boiled=Haricots pinto cuits|
Chickpeas, boiled=Pois chiches cuits|Chickpeas, canned=Pois chiches en boîte|Lentils, boiled=Lentilles cuites|
Lima beans, boiled=Haricots de Lima cuits|Mung beans, boiled=Haricots mungo cuits|
Pigeon peas, boiled=Pois d’Angole cuits|Pigeon peas, dry=Pois d’Angole secs|Split peas, boiled=Pois cassés cuits|
Broad beans, boiled=Fèves cuites|Groundnuts, raw=Arachides crues|Groundnuts, fried=Arachides frites|
Groundnut paste=Pâte d’arachide|Soya beans, dry=Graines de soja sèches|Soya beans, boiled=Graines de soja cuites|
Soya flour=Farine de soja|Tofu, fried=Tofu frit|Hummus=Houmous|Beef, lean, cooked=Bœuf maigre cuit|
Beef, fatty, cooked=Bœuf gras cuit|Beef, raw=Bœuf cru|Beef steak, grilled=Steak de bœuf grillé|
Rib-eye steak, grilled=Entrecôte grillée|Beef brisket, braised=Poitrine de bœuf braisée|Beef mince, raw=Bœuf haché cru|
Beef mince, cooked=Bœuf haché cuit|Beef burger patty=Steak haché grillé|Beef liver, fried=Foie de bœuf poêlé|
Beef kidney, cooked=Rognons de bœuf cuits|Beef heart, cooked=Cœur de bœuf cuit|
Beef tongue, cooked=Langue de bœuf cuite|Beef lung, cooked=Mou de bœuf cuit|Beef spleen, cooked=Rate de bœuf cuite|
Beef jerky=Bœuf séché|Leg of lamb, roasted=Gigot d’agneau rôti|Lamb chop, grilled=Côtelette d’agneau grillée|
Lamb mince, cooked=Agneau haché cuit|Goat meat, raw=Viande de chèvre crue|Antelope, roasted=Antilope rôtie|
Rabbit, stewed=Lapin mijoté|Venison, roasted=Gibier rôti (cerf)|Bagel, cinnamon-raisin=Bagel cannelle-raisins|
Banana bread=Pain à la banane|Cornbread=Pain de maïs|Pita bread=Pain pita|Multigrain bread=Pain multicéréales|
Raisin bread=Pain aux raisins|Rye bread=Pain de seigle|White bread, toasted=Pain blanc grillé|
Wholemeal bread=Pain complet|Wholemeal bread, toasted=Pain complet grillé|Bread roll=Petit pain|
Burger bun=Pain à hamburger|Corn tortilla=Tortilla de maïs|Wheat tortilla=Tortilla de blé|Breadcrumbs=Chapelure|
Chocolate cake=Gâteau au chocolat|Fruit cake=Cake aux fruits|Sponge cake=Génoise|Yellow cake with icing=Gâteau glacé|
Cheesecake=Gâteau au fromage|Chocolate chip biscuits=Cookies au chocolat|
Chocolate sandwich biscuits=Biscuits fourrés au chocolat|Ginger biscuits=Biscuits au gingembre|
Digestive biscuits=Biscuits digestifs|Oatmeal biscuits=Biscuits à l’avoine|Shortbread=Sablés|Wafer biscuits=Gaufrettes|
Cream crackers=Crackers salés|Wheat crackers=Crackers au blé|Crispbread=Pain croustillant|French toast=Pain perdu|
Muffin, blueberry=Muffin aux myrtilles|Muffin, plain=Muffin nature|Waffle=Gaufre|Apple pie=Tarte aux pommes|
Doughnut, plain=Beignet nature|Cinnamon roll=Roulé à la cannelle|Baking powder=Levure chimique|Yeast, dry=Levure sèche|
Granola bar=Barre de céréales|Popcorn, plain=Pop-corn nature|Popcorn, white=Pop-corn blanc|
Popcorn, caramel=Pop-corn au caramel|Potato crisps=Chips de pomme de terre|Pretzels=Bretzels|
Rice cake=Galette de riz soufflé|Trail mix=Mélange de fruits secs|Cheese puffs=Soufflés au fromage|
Cassava chips=Chips de manioc|Sweet potato crisps=Chips de patate douce|Banana chips=Chips de banane|
Caramels=Caramels mous|Boiled sweets=Bonbons durs|Marshmallows (gelatine)=Marshmallows (gélatine)|
Milk chocolate=Chocolat au lait|Dark chocolate=Chocolat noir|White chocolate=Chocolat blanc|
Chocolate hazelnut spread=Pâte à tartiner au chocolat|Cocoa powder=Cacao en poudre|Chewing gum=Chewing-gum|
Chocolate-coated peanuts=Arachides enrobées de chocolat|Ice cream, vanilla=Glace à la vanille|
Ice cream, chocolate=Glace au chocolat|Ice cream, strawberry=Glace à la fraise|
Soft ice cream, chocolate=Glace à l’italienne au chocolat|Caramel custard=Flan au caramel|
Chocolate pudding=Crème dessert au chocolat|Rice pudding=Riz au lait|Jelly (gelatine)=Gelée dessert (gélatine)|
Honey=Miel|Jam=Confiture|Orange marmalade=Marmelade d’orange|Molasses=Mélasse|Brown sugar=Sucre roux|
Maple syrup=Sirop d’érable|Pancake syrup=Sirop pour crêpes|Barley, dry=Orge perlé sec|Barley, boiled=Orge perlé cuit|
Bulgur, boiled=Boulgour cuit|Buckwheat, boiled=Sarrasin cuit|Couscous, boiled=Couscous cuit|Couscous, dry=Couscous sec|
Millet, dry=Millet sec|Millet, boiled=Millet cuit|Sorghum, dry=Sorgho sec|Maize, dry=Maïs en grains sec|
Maize flour=Farine de maïs|Cornmeal=Semoule de maïs|Cornflour=Maïzena|Tapioca, dry=Tapioca sec|
Quinoa, boiled=Quinoa cuit|Teff, boiled=Teff cuit|Brown rice, boiled=Riz complet cuit|Brown rice, dry=Riz complet sec|
White rice, dry=Riz blanc sec|Short-grain rice, boiled=Riz rond cuit|Rice flour=Farine de riz|
Wild rice, boiled=Riz sauvage cuit|Spaghetti, dry=Spaghettis secs|Macaroni, boiled=Macaronis cuits|
Wholemeal spaghetti, boiled=Spaghettis complets cuits|Egg noodles, boiled=Nouilles aux œufs cuites|
Rice noodles, boiled=Nouilles de riz cuites|Instant noodles, dry=Nouilles instantanées sèches|
Semolina, dry=Semoule de blé sèche|Wheat flour=Farine de blé|Wholemeal flour=Farine de blé complète|
Sorghum flour=Farine de sorgho|Millet flour=Farine de millet|Wheat bran=Son de blé|Oat bran=Son d’avoine|
Chicken burger=Burger au poulet|Hot dog (beef and pork)=Hot dog (bœuf et porc)|
Ham (pork) and cheese sandwich=Sandwich jambon (porc) et fromage|Tuna sandwich=Sandwich au thon|
Pizza, cheese=Pizza au fromage|Pizza, pepperoni (with pork)=Pizza au pepperoni (porc)|
Pizza, meat and vegetables (with pork)=Pizza viande (porc) et légumes|Chicken nuggets=Nuggets de poulet|
Chicken strips=Lanières de poulet panées|Onion rings=Rondelles d’oignon frites|Burrito with beans=Burrito aux haricots|
Taco with beef=Taco au bœuf|Chilli con carne=Chili con carne|Green salad, no dressing=Salade verte sans sauce|
Lasagne, cheese=Lasagnes au fromage|Lasagne, meat=Lasagnes à la viande
`);
