// Written by `npm run foods` from supabase/foods.
import { namesIn } from '#src/work/catalogue/foods/table/names-in.ts';

export const names = namesIn(`
Jollof rice with chicken=Jollof-Reis mit Hähnchen|Native jollof rice=Jollof-Reis mit Palmöl|Coconut rice=Kokosreis|
Rice and beef stew=Reis mit Rindfleischsoße|Rice and chicken stew=Reis mit Hähnchensoße|
Rice and fish stew=Reis mit Fischsoße|Fried rice with chicken=Gebratener Reis mit Hähnchen|
Rice, beans and stew=Reis mit Bohnen und Soße|Ofada rice and ayamase=Ofada-Reis mit Ayamase|
Jollof couscous=Jollof-Couscous|Jollof spaghetti=Jollof-Spaghetti|Spaghetti with minced meat=Spaghetti mit Hackfleisch|
Jollof macaroni=Jollof-Makkaroni|Indomie noodles with egg=Indomie-Nudeln mit Ei|
Indomie noodles with sardines=Indomie-Nudeln mit Sardinen|Oat swallow=Hafer-Swallow|
Amala ogede (plantain)=Amala ogede (Kochbanane)|Pounded cocoyam=Gestampfter Taro|Starch swallow=Stärke-Swallow (Usi)|
Ground rice swallow=Reismehl-Swallow|Eba and egusi soup=Eba mit Egusi-Suppe|Eba and okra soup=Eba mit Okrasuppe|
Eba and ogbono soup=Eba mit Ogbono-Suppe|Pounded yam and egusi soup=Gestampfter Yam mit Egusi-Suppe|
Pounded yam and efo riro=Gestampfter Yam mit Efo riro|Amala and ewedu=Amala mit Ewedu|
Fufu and egusi soup=Fufu mit Egusi-Suppe|Semo and egusi soup=Semo mit Egusi-Suppe|Semo and efo riro=Semo mit Efo riro|
Tuwo shinkafa and miyan taushe=Tuwo shinkafa mit Miyan taushe|
Egusi soup with beef and fish=Egusi-Suppe mit Rind und Fisch|Bitterleaf soup=Bitterblattsuppe|Oha soup=Oha-Suppe|
Nsala soup=Nsala-Suppe|Banga soup=Banga-Suppe (Palmfrucht)|Afang soup=Afang-Suppe|
Seafood okra=Okrasuppe mit Meeresfrüchten|Okra and ogbono soup=Okra-Ogbono-Suppe|Fisherman soup=Fischersuppe|
Black soup=Schwarze Suppe (Omoebe)|Owo soup=Owo-Suppe|Waterleaf soup=Waterleaf-Suppe|Buka stew=Buka-Eintopf|
Beef stew=Tomatensoße mit Rind|Chicken stew=Tomatensoße mit Hähnchen|Fish stew=Tomatensoße mit Fisch|
Turkey stew=Tomatensoße mit Pute|Goat meat stew=Tomatensoße mit Ziege|Egg sauce=Eiersoße|
Corned beef stew=Corned-Beef-Soße|Sardine sauce=Sardinensoße|Garden egg sauce=Auberginensoße|
Vegetable sauce=Gemüsesoße|Chicken pepper soup=Scharfe Suppe mit Hähnchen|Turkey pepper soup=Scharfe Suppe mit Pute|
Assorted meat pepper soup=Scharfe Suppe mit Innereien|Fresh fish pepper soup=Scharfe Suppe mit Frischfisch|
Cow foot pepper soup=Scharfe Suppe mit Rinderfuß|Beef pepper soup=Scharfe Suppe mit Rind|
Ewa agoyin and bread=Ewa agoyin mit Brot|Beans and plantain porridge=Bohneneintopf mit Kochbanane|
Beans and yam porridge=Bohneneintopf mit Yam|Beans and fried plantain=Bohneneintopf mit Dodo|
Beans and garri=Bohneneintopf mit Garri|Moi moi with fish and egg=Moi moi mit Fisch und Ei|
Moi moi and pap=Moi moi mit Pap|Akara and pap=Akara mit Pap|Akara and bread=Akara mit Brot|
Akara and agidi=Akara mit Agidi|Plantain porridge=Kochbananen-Eintopf|Cocoyam porridge=Taro-Eintopf|
Sweet potato porridge=Süßkartoffel-Eintopf|Potato porridge=Kartoffel-Eintopf|Yam and egg sauce=Yam mit Eiersoße|
Yam and palm oil=Yam mit Palmöl|Fried yam and pepper sauce=Frittierter Yam mit scharfer Soße|
Plantain and egg sauce=Dodo mit Eiersoße|Yam balls=Yambällchen|Roasted yam=Gerösteter Yam|Bole and fish=Bole mit Fisch|
Boli and groundnuts=Boli mit Erdnüssen|Potato chips, home-fried=Kartoffeln, selbst frittiert|
Sweet potato, fried=Süßkartoffel, frittiert|Potato and egg=Kartoffeln mit Ei|Maize, roasted=Gerösteter Mais|
Roasted maize and coconut=Gerösteter Mais mit Kokos|Corn moi moi=Mais-Moi-moi|Chicken suya=Hähnchen-Suya|
Ram suya=Hammel-Suya|Gizzard suya=Muskelmagen-Suya|Liver suya=Leber-Suya|
Ponmo (cow skin), cooked=Ponmo (Rinderhaut), gekocht|Peppered chicken=Scharfes Hähnchen|Peppered turkey=Scharfe Pute|
Peppered gizzard=Scharfe Muskelmägen|Peppered beef=Scharfes Rindfleisch|Peppered snail=Scharfe Schnecken|
Peppered fish=Scharfer Fisch|Beef, fried=Rindfleisch, frittiert|Goat meat, fried=Ziegenfleisch, frittiert|
Turkey, fried=Pute, frittiert|Mackerel (titus), fried=Makrele (Titus), frittiert|Croaker, fried=Umberfisch, frittiert|
Tilapia, fried=Tilapia, frittiert|Barbecue fish=Gegrillter Fisch|Barbecue chicken=Gegrilltes Hähnchen|
Catfish, smoked=Wels, geräuchert|Liver sauce=Lebersoße|Kidney sauce=Nierensoße|
Bush meat, stewed=Wildfleisch, geschmort|Scotch egg=Scotch-Ei|Egg roll=Ei im Teig|Sausage roll=Wurst im Teig|
Fish roll=Fischrolle|Chicken pie=Hähnchenpastete|Fish pie=Fischpastete|Buns, fried=Frittierte Krapfen (Buns)|
Doughnut, Nigerian=Nigerianischer Donut|Spring roll=Frühlingsrolle|Small chops platter=Small-Chops-Teller|
Coconut candy=Kokosbonbon|Groundnut candy=Erdnusskrokant|Peanut burger=Erdnüsse im Teigmantel|
Popcorn and groundnuts=Popcorn mit Erdnüssen|Garri soaked with milk and groundnuts=Garri mit Milch und Erdnüssen|
Custard with milk=Vanillecreme aus Stärke mit Milch|Pap with milk and sugar=Pap mit Milch und Zucker|
Oat porridge with milk=Haferbrei mit Milch|Corn flakes with milk=Cornflakes mit Milch|
Maize and soya cereal with milk=Mais-Soja-Brei mit Milch|Bread and fried egg=Brot mit Spiegelei|
Bread and butter=Brot mit Butter|Bread and groundnut paste=Brot mit Erdnussmus|Bread and sardines=Brot mit Sardinen|
Tea with milk and sugar=Tee mit Milch und Zucker|Coffee with milk and sugar=Kaffee mit Milch und Zucker|
Tea and bread=Tee mit Brot|Noodles and fried egg=Nudeln mit Spiegelei|Chicken shawarma=Hähnchen-Schawarma|
Beef shawarma=Rind-Schawarma|Chicken and chips=Hähnchen mit Pommes|Nigerian salad=Nigerianischer Salat|
Coleslaw=Krautsalat mit Mayonnaise|Fruit salad=Obstsalat|Zobo with pineapple and ginger=Zobo mit Ananas und Ingwer|
Ginger drink=Ingwergetränk|Smoothie, banana and pawpaw=Smoothie aus Banane und Papaya|
Smoothie, pineapple and mango=Smoothie aus Ananas und Mango|Yoghurt drink, sweetened=Trinkjoghurt, gesüßt|
Shandy=Radler|Suya spice=Suya-Gewürz (Yaji)|Cottage cheese=Hüttenkäse|Cream cheese=Frischkäse|Edam=Edamer|
Parmesan, grated=Parmesan, gerieben|Swiss cheese=Emmentaler|Processed cheese=Schmelzkäse|
Goat cheese, soft=Ziegenfrischkäse|White cheese, fresh=Weißer Frischkäse am Stück|Coffee cream=Kaffeesahne|
Whipping cream=Schlagsahne|Sour cream=Saure Sahne|Coffee creamer, powder=Kaffeeweißer|Milk, whole=Vollmilch|
Milk, semi-skimmed=Fettarme Milch|Milk, skimmed=Magermilch|Buttermilk=Buttermilch|Milk powder, whole=Vollmilchpulver|
Milk powder, skimmed=Magermilchpulver|Condensed milk, sweetened=Gezuckerte Kondensmilch|Chocolate milk=Schokomilch|
Goat milk=Ziegenmilch|Milkshake, chocolate=Schoko-Milchshake|Milkshake, vanilla=Vanille-Milchshake|
Yoghurt, low-fat=Fettarmer Joghurt|Yoghurt, vanilla=Vanillejoghurt|Yoghurt, fruit=Fruchtjoghurt|
Greek yoghurt, fat-free=Griechischer Joghurt, mager|Egg, raw=Ei, roh|Egg white=Eiweiß|Egg yolk=Eigelb|
Omelette, plain=Omelett|Egg, poached=Pochiertes Ei|Egg, scrambled=Rührei|Duck egg=Entenei|Quail egg=Wachtelei|
Chilli powder=Chilipulver|Cinnamon, ground=Zimt, gemahlen|Curry powder=Currypulver|Ginger, ground=Ingwer, gemahlen|
Nutmeg, ground=Muskatnuss, gemahlen|Black pepper=Schwarzer Pfeffer|Thyme, dried=Thymian, getrocknet|
Turmeric, ground=Kurkuma, gemahlen|Mustard=Senf|Salt=Salz|Vinegar=Essig|Salad cream=Salatcreme|
Mayonnaise, light=Leichte Mayonnaise|Thousand island dressing=Thousand-Island-Dressing|
Italian dressing=Italienisches Dressing|Ranch dressing=Ranch-Dressing|Groundnut oil=Erdnussöl|Coconut oil=Kokosöl|
Olive oil=Olivenöl|Sesame oil=Sesamöl|Sunflower oil=Sonnenblumenöl|Palm kernel oil=Palmkernöl|Rapeseed oil=Rapsöl|
Shea butter=Sheabutter|Chicken, roasted (with skin)=Brathähnchen (mit Haut)|
Chicken, stewed (no skin)=Hähnchen, geschmort (ohne Haut)|
Chicken breast, boiled (no skin)=Hähnchenbrust, gekocht (ohne Haut)|
Chicken breast, fried (no skin)=Hähnchenbrust aus der Pfanne (ohne Haut)|
Chicken drumstick, fried=Hähnchenunterkeule, frittiert|Chicken drumstick, roasted=Hähnchenunterkeule, gebraten|
Chicken thigh, fried=Hähnchenoberkeule, frittiert|Chicken thigh, roasted=Hähnchenoberkeule, gebraten|
Chicken wing, fried=Hähnchenflügel, frittiert|Chicken wing, roasted=Hähnchenflügel, gebraten|
Old layer hen, stewed=Suppenhuhn, gekocht|Chicken feet, boiled=Hühnerfüße, gekocht|
Chicken gizzard, cooked=Hühnermägen, gekocht|Chicken liver, cooked=Hühnerleber, gekocht|
Chicken mince, cooked=Hähnchenhack, gebraten|Duck, roasted (with skin)=Ente, gebraten (mit Haut)|
Turkey, roasted (with skin)=Pute, gebraten (mit Haut)|
Turkey breast, roasted (no skin)=Putenbrust, gebraten (ohne Haut)|Turkey wing, roasted=Putenflügel, gebraten|
Turkey mince, cooked=Putenhack, gebraten|Small hen, roasted=Stubenküken, gebraten|Pigeon, raw=Taube, roh|
Beef broth=Rinderbrühe|Chicken stock=Hühnerbrühe|Chicken noodle soup=Hühnernudelsuppe|Barbecue sauce=Barbecuesoße|
Salsa=Salsasoße|White sauce=Helle Soße|Hot pepper sauce=Scharfe Chilisoße|Tomato pasta sauce=Tomatensoße für Nudeln|
Stock cube, beef=Brühwürfel, Rind|Stock cube, chicken=Brühwürfel, Huhn|Soy sauce=Sojasoße|
Bologna (beef and pork)=Fleischwurst (Rind und Schwein)|
Hot dog sausage (beef and pork)=Frankfurter Würstchen (Rind und Schwein)|Chicken sausage=Geflügelwürstchen|
Ham (pork), sliced=Kochschinken (Schwein)|Pork sausage, fried=Bratwurst vom Schwein|
Beef sausage, cooked=Rinderwurst, gebraten|Salami (pork and beef)=Salami (Schwein und Rind)|
Pepperoni (pork and beef)=Peperoniwurst (Schwein und Rind)|Chorizo (pork and beef)=Chorizo (Schwein und Rind)|
Turkey breast, sliced=Putenbrust in Scheiben|Luncheon meat (pork)=Frühstücksfleisch (Schwein)|Corn flakes=Cornflakes|
Granola=Knuspermüsli|Oats, dry=Haferflocken|Wheat germ=Weizenkeime|Puffed rice=Puffreis|Puffed wheat=Puffweizen|
Wheat porridge=Weizengrießbrei mit Wasser|Apple=Apfel|Apple juice=Apfelsaft|Apple sauce=Apfelmus|Apricot=Aprikose|
Apricots, dried=Getrocknete Aprikosen|Blackberries=Brombeeren|Blueberries=Heidelbeeren|Breadfruit, raw=Brotfrucht, roh|
Star fruit=Sternfrucht|Cherries=Kirschen|Dates=Datteln|Fig=Feige|Figs, dried=Getrocknete Feigen|
Grapefruit juice=Grapefruitsaft|Grapes=Weintrauben|Grape juice=Traubensaft|Guava=Guave|Lemon=Zitrone|
Lemon juice=Zitronensaft|Lime=Limette|Cantaloupe melon=Cantaloupe-Melone|Honeydew melon=Honigmelone|
Olives, black=Schwarze Oliven|Olives, green=Grüne Oliven|Orange juice=Orangensaft|Tangerine=Mandarine|
Passion fruit=Passionsfrucht|Peach=Pfirsich|Pear=Birne|Persimmon=Kaki|Pineapple juice=Ananassaft|
Pineapple, canned in juice=Ananas aus der Dose|Fruit cocktail, canned=Fruchtcocktail aus der Dose|
Plantain, raw=Kochbanane, roh|Plantain, unripe, fried=Unreife Kochbanane, frittiert|Plum=Pflaume|
Pomegranate=Granatapfel|Prunes=Trockenpflaumen|Raisins=Rosinen|Raspberries=Himbeeren|Roselle, fresh=Roselle, frisch|
Soursop=Stachelannone|Sweetsop=Rahmapfel|Strawberries=Erdbeeren|Agbalumo (African star apple)=Agbalumo (Sternapfel)|
Tamarind=Tamarinde|Dates, medjool=Medjool-Datteln|Guava nectar=Guavennektar|Mango nectar=Mangonektar|
Pomegranate juice=Granatapfelsaft|Pork loin, roasted=Schweinebraten|Pork chop, grilled=Schweinekotelett, gegrillt|
Pork ribs, braised=Schweinerippchen, geschmort|Pork mince, cooked=Schweinehack, gebraten|
Pig’s foot, boiled=Schweinefuß, gekocht|Bacon (pork), fried=Speck (Schwein), gebraten|
Ham (pork), roasted=Schinkenbraten (Schwein)|Amaranth leaves, raw=Amarantblätter, roh|Asparagus=Spargel|
Bitter melon, raw=Bittermelone, roh|Green beans, raw=Grüne Bohnen, roh|Green beans, boiled=Grüne Bohnen, gekocht|
Beetroot, raw=Rote Bete, roh|Beetroot, boiled=Rote Bete, gekocht|Broccoli, raw=Brokkoli, roh|
Broccoli, boiled=Brokkoli, gekocht|Brussels sprouts, boiled=Rosenkohl, gekocht|Cabbage, raw=Weißkohl, roh|
Cabbage, boiled=Weißkohl, gekocht|Red cabbage, raw=Rotkohl, roh|Carrot, raw=Karotte, roh|
Carrot, boiled=Karotte, gekocht|Cassava, raw=Maniok, roh|Cauliflower, raw=Blumenkohl, roh|
Cauliflower, boiled=Blumenkohl, gekocht|Celery=Staudensellerie|Chard, boiled=Mangold, gekocht|
Collard greens, boiled=Blattkohl, gekocht|Sweetcorn, raw=Zuckermais, roh|Sweetcorn, canned=Zuckermais aus der Dose|
Cowpea leaves, raw=Augenbohnenblätter, roh|Cucumber=Gurke|Aubergine, raw=Aubergine, roh|
Aubergine, boiled=Aubergine, gekocht|Garlic=Knoblauch|Ginger, fresh=Ingwer, frisch|
Calabash gourd, raw=Flaschenkürbis, roh|Moringa leaves, raw=Moringablätter, roh|
Moringa leaves, boiled=Moringablätter, gekocht|Jute leaves, raw=Juteblätter, roh|Kale, raw=Grünkohl, roh|
Kale, boiled=Grünkohl, gekocht|Leek, raw=Lauch, roh|Lettuce=Eisbergsalat|Romaine lettuce=Römersalat|
Mushrooms, raw=Champignons, roh|Mushrooms, boiled=Champignons, gekocht|Okra, raw=Okra, roh|Okra, boiled=Okra, gekocht|
Onion, raw=Zwiebel, roh|Onion, fried=Zwiebel, gebraten|Spring onion=Frühlingszwiebel|Parsley=Petersilie|
Parsnip, raw=Pastinake, roh|Sugar snap peas=Zuckerschoten|Green peas, raw=Erbsen, roh|
Green peas, boiled=Erbsen, gekocht|Green pepper=Grüne Paprika|Red bell pepper=Rote Paprika|Yellow pepper=Gelbe Paprika|
Red chilli, fresh=Rote Chili, frisch|Potato, raw=Kartoffel, roh|Potato, boiled=Kartoffel, gekocht|
Potato, baked=Ofenkartoffel|Mashed potatoes=Kartoffelpüree|Hash browns=Rösti|French fries=Pommes frites|
Potato salad=Kartoffelsalat|Pumpkin leaves, raw=Kürbisblätter, roh|Pumpkin, raw=Kürbis, roh|
Pumpkin, boiled=Kürbis, gekocht|Waterleaf, raw=Waterleaf (Talinum), roh|Radish=Radieschen|Spinach, raw=Spinat, roh|
Malabar spinach, raw=Malabarspinat, roh|Courgette, raw=Zucchini, roh|Courgette, boiled=Zucchini, gekocht|
Butternut squash, baked=Butternut-Kürbis, gebacken|Sweet potato leaves, raw=Süßkartoffelblätter, roh|
Sweet potato, baked=Süßkartoffel, gebacken|Sweet potato, raw=Süßkartoffel, roh|Cocoyam, raw=Taro, roh|Tomato=Tomate|
Tomato paste=Tomatenmark|Tomatoes, canned=Tomaten aus der Dose|Tomato juice=Tomatensaft|
Sun-dried tomatoes=Getrocknete Tomaten|Turnip, raw=Speiserübe, roh|Watercress=Brunnenkresse|Yam, raw=Yam, roh|
Carrot juice=Karottensaft|Pickled cucumber=Saure Gurke|Oyster mushrooms, raw=Austernpilze, roh|Rocket=Rucola|
Fennel bulb=Fenchel|Chia seeds=Chiasamen|Pumpkin seeds=Kürbiskerne|Sesame seeds=Sesam|
Sunflower seeds=Sonnenblumenkerne|Flaxseed=Leinsamen|Almonds=Mandeln|Almond butter=Mandelmus|Brazil nuts=Paranüsse|
Cashew nuts, raw=Cashewkerne, roh|Chestnuts, boiled=Maronen, gekocht|Coconut, dried=Kokosraspel|
Coconut cream=Kokoscreme|Coconut milk=Kokosmilch|Hazelnuts=Haselnüsse|Macadamia nuts=Macadamianüsse|
Mixed nuts=Nussmischung|Pecans=Pekannüsse|Pistachios=Pistazien|Walnuts=Walnüsse|
Watermelon seeds, dried=Wassermelonenkerne|Beer=Bier|Light beer=Leichtbier|Stout=Stout (Starkbier)|
Malt drink=Malzgetränk|Spirits, 40%=Spirituosen, 40 %|Red wine=Rotwein|White wine=Weißwein|Dessert wine=Süßwein|
Wine, alcohol-free=Alkoholfreier Wein|Coffee liqueur=Kaffeelikör|Soda water=Sprudelwasser|Water=Wasser|
Grape soda=Traubenlimonade|Lemon-lime soda=Zitronenlimonade|Orange soda=Orangenlimonade|Tonic water=Tonicwater|
Cola, sugar-free=Cola ohne Zucker|Energy drink=Energydrink|Coffee, black=Kaffee, schwarz|
Instant coffee, black=Instantkaffee, schwarz|Tea, black=Schwarztee|Chamomile tea=Kamillentee|Herbal tea=Kräutertee|
Iced tea with lemon=Eistee mit Zitrone|Cocoa with water=Kakao mit Wasser|Hot chocolate with milk=Heiße Schokolade|
Chocolate malt powder=Schoko-Malzpulver|Malted milk drink=Malzmilchgetränk|
Chocolate drink with milk=Schokogetränk mit Milch|Cranberry drink=Cranberry-Getränk|Lemonade=Limonade|
Orange squash=Orangengetränk aus Pulver|Almond milk, sweetened=Mandelmilch, gesüßt|Rice drink, sweet=Süßes Reisgetränk|
Soya milk=Sojamilch|Whey protein powder=Molkenproteinpulver|Soya protein powder=Sojaproteinpulver|
Cod, cooked=Kabeljau, gegart|Stockfish, dried=Stockfisch, getrocknet|Eel, cooked=Aal, gegart|
Croaker, raw=Umberfisch, roh|Croaker, breaded and fried=Umberfisch, paniert|Catfish, breaded and fried=Wels, paniert|
Catfish, baked=Wels, gebacken|Catfish, raw=Wels, roh|Grouper, cooked=Zackenbarsch, gegart|
Haddock, cooked=Schellfisch, gegart|Herring, cooked=Hering, gegart|Herring, smoked=Hering, geräuchert|
Mackerel, raw=Makrele, roh|Horse mackerel, cooked=Stöcker, gegart|Mackerel, canned=Makrele aus der Dose|
Mullet, cooked=Meeräsche, gegart|Salmon, cooked=Lachs, gegart|Salmon, raw=Lachs, roh|Salmon, smoked=Räucherlachs|
Salmon, canned=Lachs aus der Dose|Sardines in oil=Sardinen in Öl|Sardines in tomato sauce=Sardinen in Tomatensoße|
Snapper, cooked=Schnapper, gegart|Tilapia, raw=Tilapia, roh|Trout, cooked=Forelle, gegart|
Tuna, cooked=Thunfisch, gegart|Tuna in oil=Thunfisch in Öl|Tuna in water=Thunfisch im eigenen Saft|
Tuna salad=Thunfischsalat|Whiting, cooked=Wittling, gegart|Whiting, raw=Wittling, roh|Crab, cooked=Krabbe, gekocht|
Lobster, cooked=Hummer, gekocht|Prawns, cooked=Garnelen, gekocht|Prawns, raw=Garnelen, roh|
Prawns, breaded and fried=Garnelen, paniert|Periwinkle, cooked=Strandschnecken, gekocht|
Squid, fried=Tintenfisch, frittiert|Octopus, cooked=Krake, gekocht|Oysters, cooked=Austern, gegart|
Fish fillet, battered and fried=Backfisch|Baked beans, canned=Gebackene Bohnen aus der Dose|
Cowpeas, dry=Augenbohnen, trocken|Black beans, boiled=Schwarze Bohnen, gekocht|
Kidney beans, boiled=Kidneybohnen, gekocht|White beans, boiled=Weiße Bohnen, gekocht|
Pinto beans, boiled=Pintobohnen, gekocht|Chickpeas, boiled=Kichererbsen, gekocht|
Chickpeas, canned=Kichererbsen aus der Dose|Lentils, boiled=Linsen, gekocht|Lima beans, boiled=Limabohnen, gekocht|
Mung beans, boiled=Mungbohnen, gekocht|Pigeon peas, boiled=Straucherbsen, gekocht|
Pigeon peas, dry=Straucherbsen, trocken|Split peas, boiled=Schälerbsen, gekocht|
Broad beans, boiled=Dicke Bohnen, gekocht|Groundnuts, raw=Erdnüsse, roh|Groundnuts, fried=Erdnüsse, in Öl geröstet|
Groundnut paste=Erdnussmus|Soya beans, dry=Sojabohnen, trocken|Soya beans, boiled=Sojabohnen, gekocht|
Soya flour=Sojamehl|Tofu, fried=Tofu, frittiert|Beef, lean, cooked=Rindfleisch, mager, gegart|
Beef, fatty, cooked=Rindfleisch, durchwachsen, gegart|Beef, raw=Rindfleisch, roh|
Beef steak, grilled=Rindersteak, gegrillt|Rib-eye steak, grilled=Rib-Eye-Steak, gegrillt|
Beef brisket, braised=Rinderbrust, geschmort|Beef mince, raw=Rinderhack, roh|Beef mince, cooked=Rinderhack, gebraten|
Beef burger patty=Rinderfrikadelle für Burger|Beef liver, fried=Rinderleber, gebraten|
Beef kidney, cooked=Rinderniere, gekocht|Beef heart, cooked=Rinderherz, gekocht|
Beef tongue, cooked=Rinderzunge, gekocht|Beef lung, cooked=Rinderlunge, gekocht|
Beef spleen, cooked=Rindermilz, gekocht|Beef jerky=Dörrfleisch vom Rind|Leg of lamb, roasted=Lammkeule, gebraten|
Lamb chop, grilled=Lammkotelett, gegrillt|Lamb mince, cooked=Lammhack, gebraten|Goat meat, raw=Ziegenfleisch, roh|
Antelope, roasted=Antilope, gebraten|Rabbit, stewed=Kaninchen, geschmort|Venison, roasted=Wildbraten (Hirsch)|
Bagel, cinnamon-raisin=Bagel mit Zimt und Rosinen|Banana bread=Bananenbrot|Cornbread=Maisbrot|Pita bread=Pitabrot|
Multigrain bread=Mehrkornbrot|Raisin bread=Rosinenbrot|Rye bread=Roggenbrot|White bread, toasted=Weißbrot, getoastet|
Wholemeal bread=Vollkornbrot|Wholemeal bread, toasted=Vollkorntoast|Bread roll=Brötchen|Burger bun=Burgerbrötchen|
Corn tortilla=Maistortilla|Wheat tortilla=Weizentortilla|Breadcrumbs=Semmelbrösel|Chocolate cake=Schokoladenkuchen|
Fruit cake=Früchtekuchen|Sponge cake=Biskuitkuchen|Yellow cake with icing=Rührkuchen mit Glasur|Cheesecake=Käsekuchen|
Chocolate chip biscuits=Schokoladenkekse|Chocolate sandwich biscuits=Schoko-Doppelkekse|Ginger biscuits=Ingwerkekse|
Digestive biscuits=Vollkornkekse|Oatmeal biscuits=Haferkekse|Shortbread=Mürbegebäck|Wafer biscuits=Waffelkekse|
Cream crackers=Salzcracker|Wheat crackers=Weizencracker|Crispbread=Knäckebrot|French toast=Armer Ritter|
Muffin, blueberry=Heidelbeer-Muffin|Muffin, plain=Muffin|Pancake=Pfannkuchen|Waffle=Waffel|Apple pie=Apfelkuchen|
Doughnut, plain=Donut|Cinnamon roll=Zimtschnecke|Baking powder=Backpulver|Yeast, dry=Trockenhefe|
Granola bar=Müsliriegel|Popcorn, plain=Popcorn, ohne Fett|Popcorn, white=Weißes Popcorn|
Popcorn, caramel=Karamellpopcorn|Potato crisps=Kartoffelchips|Pretzels=Salzbrezeln|Rice cake=Reiswaffel|
Tortilla chips=Tortillachips|Trail mix=Studentenfutter|Cheese puffs=Käseflips|Cassava chips=Maniokchips|
Sweet potato crisps=Süßkartoffelchips|Banana chips=Bananenchips|Caramels=Karamellbonbons|Boiled sweets=Bonbons|
Marshmallows (gelatine)=Marshmallows (Gelatine)|Milk chocolate=Milchschokolade|Dark chocolate=Zartbitterschokolade|
White chocolate=Weiße Schokolade|Chocolate hazelnut spread=Nuss-Nougat-Creme|Cocoa powder=Kakaopulver|
Chewing gum=Kaugummi|Chocolate-coated peanuts=Schoko-Erdnüsse|Ice cream, vanilla=Vanilleeis|
Ice cream, chocolate=Schokoladeneis|Ice cream, strawberry=Erdbeereis|Soft ice cream, chocolate=Schoko-Softeis|
Caramel custard=Karamellpudding|Chocolate pudding=Schokoladenpudding|Rice pudding=Milchreis|
Jelly (gelatine)=Götterspeise (Gelatine)|Honey=Honig|Jam=Marmelade|Orange marmalade=Orangenmarmelade|Molasses=Melasse|
Brown sugar=Brauner Zucker|Maple syrup=Ahornsirup|Pancake syrup=Pfannkuchensirup|Barley, dry=Gerstengraupen, trocken|
Barley, boiled=Gerstengraupen, gekocht|Bulgur, boiled=Bulgur, gekocht|Buckwheat, boiled=Buchweizen, gekocht|
Couscous, boiled=Couscous, gegart|Couscous, dry=Couscous, trocken|Millet, dry=Hirse, trocken|
Millet, boiled=Hirse, gekocht|Sorghum, dry=Sorghum, trocken|Maize, dry=Maiskörner, trocken|Maize flour=Maismehl|
Cornmeal=Maisgrieß|Cornflour=Maisstärke|Tapioca, dry=Tapioka, trocken|Quinoa, boiled=Quinoa, gekocht|
Teff, boiled=Teff, gekocht|Brown rice, boiled=Naturreis, gekocht|Brown rice, dry=Naturreis, trocken|
White rice, dry=Weißer Reis, trocken|Short-grain rice, boiled=Rundkornreis, gekocht|Rice flour=Reismehl|
Wild rice, boiled=Wildreis, gekocht|Spaghetti, dry=Spaghetti, trocken|Macaroni, boiled=Makkaroni, gekocht|
Wholemeal spaghetti, boiled=Vollkornspaghetti, gekocht|Egg noodles, boiled=Eiernudeln, gekocht|
Rice noodles, boiled=Reisnudeln, gekocht|Instant noodles, dry=Instantnudeln, trocken|
Semolina, dry=Weizengrieß, trocken|Wheat flour=Weizenmehl|Wholemeal flour=Weizenvollkornmehl|Sorghum flour=Sorghummehl|
Millet flour=Hirsemehl|Wheat bran=Weizenkleie|Oat bran=Haferkleie|Chicken burger=Hähnchenburger|
Hot dog (beef and pork)=Hot Dog (Rind und Schwein)|
Ham (pork) and cheese sandwich=Sandwich mit Schinken (Schwein) und Käse|Tuna sandwich=Thunfischsandwich|
Pizza, cheese=Pizza mit Käse|Pizza, pepperoni (with pork)=Pizza mit Salami (Schwein)|
Pizza, meat and vegetables (with pork)=Pizza mit Fleisch (Schwein) und Gemüse|Chicken nuggets=Hähnchen-Nuggets|
Chicken strips=Hähnchenstreifen, paniert|Onion rings=Zwiebelringe|Burrito with beans=Burrito mit Bohnen|
Taco with beef=Taco mit Rind|Chilli con carne=Chili con Carne|Green salad, no dressing=Grüner Salat ohne Dressing|
Lasagne, cheese=Käselasagne|Lasagne, meat=Fleischlasagne
`);
