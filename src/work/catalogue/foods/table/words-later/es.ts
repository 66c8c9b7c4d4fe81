// Written by `npm run foods` from supabase/foods.
import { namesIn } from '#src/work/catalogue/foods/table/names-in.ts';

export const names = namesIn(`
Jollof rice with chicken=Arroz jollof con pollo|Native jollof rice=Arroz jollof con aceite de palma|
Coconut rice=Arroz con coco|Rice and beef stew=Arroz con guiso de ternera|
Rice and chicken stew=Arroz con guiso de pollo|Rice and fish stew=Arroz con guiso de pescado|
Fried rice with chicken=Arroz frito con pollo|Rice, beans and stew=Arroz con frijoles y guiso|
Ofada rice and ayamase=Arroz ofada con ayamase|Jollof couscous=Cuscús jollof|Jollof spaghetti=Espaguetis jollof|
Spaghetti with minced meat=Espaguetis con carne picada|Jollof macaroni=Macarrones jollof|
Indomie noodles with egg=Fideos Indomie con huevo|Indomie noodles with sardines=Fideos Indomie con sardinas|
Oat swallow=Masa de avena|Amala ogede (plantain)=Amala ogede (plátano)|Pounded cocoyam=Taro machacado|
Starch swallow=Masa de almidón (usi)|Ground rice swallow=Masa de arroz molido|Eba and egusi soup=Eba con sopa de egusi|
Eba and okra soup=Eba con sopa de okra|Eba and ogbono soup=Eba con sopa de ogbono|
Pounded yam and egusi soup=Ñame machacado con sopa de egusi|Pounded yam and efo riro=Ñame machacado con efo riro|
Amala and ewedu=Amala con ewedu|Fufu and egusi soup=Fufu con sopa de egusi|Semo and egusi soup=Semo con sopa de egusi|
Semo and efo riro=Semo con efo riro|Tuwo shinkafa and miyan taushe=Tuwo shinkafa con miyan taushe|
Egusi soup with beef and fish=Sopa de egusi con ternera y pescado|Bitterleaf soup=Sopa de hoja amarga|
Oha soup=Sopa de oha|Nsala soup=Sopa nsala|Banga soup=Sopa banga (nuez de palma)|Afang soup=Sopa afang|
Seafood okra=Okra con marisco|Okra and ogbono soup=Sopa de okra y ogbono|Fisherman soup=Sopa del pescador|
Black soup=Sopa negra (omoebe)|Owo soup=Sopa owo|Waterleaf soup=Sopa de waterleaf|Buka stew=Guiso buka|
Beef stew=Guiso de tomate con ternera|Chicken stew=Guiso de tomate con pollo|Fish stew=Guiso de tomate con pescado|
Turkey stew=Guiso de tomate con pavo|Goat meat stew=Guiso de tomate con cabra|Egg sauce=Salsa de huevo|
Corned beef stew=Guiso de carne en conserva|Sardine sauce=Salsa de sardinas|Garden egg sauce=Salsa de berenjena|
Vegetable sauce=Salsa de verduras|Chicken pepper soup=Sopa picante de pollo|Turkey pepper soup=Sopa picante de pavo|
Assorted meat pepper soup=Sopa picante de menudos|Fresh fish pepper soup=Sopa picante de pescado fresco|
Cow foot pepper soup=Sopa picante de pata de vaca|Beef pepper soup=Sopa picante de ternera|
Ewa agoyin and bread=Ewa agoyin con pan|Beans and plantain porridge=Guiso de frijoles con plátano|
Beans and yam porridge=Guiso de frijoles con ñame|Beans and fried plantain=Guiso de frijoles con dodo|
Beans and garri=Guiso de frijoles con garri|Moi moi with fish and egg=Moi moi con pescado y huevo|
Moi moi and pap=Moi moi con pap|Akara and pap=Akara con pap|Akara and bread=Akara con pan|
Akara and agidi=Akara con agidi|Plantain porridge=Guiso de plátano macho|Cocoyam porridge=Guiso de taro|
Sweet potato porridge=Guiso de batata|Potato porridge=Guiso de patata|Yam and egg sauce=Ñame con salsa de huevo|
Yam and palm oil=Ñame con aceite de palma|Fried yam and pepper sauce=Ñame frito con salsa picante|
Plantain and egg sauce=Dodo con salsa de huevo|Yam balls=Bolitas de ñame|Roasted yam=Ñame asado|
Bole and fish=Bole con pescado|Boli and groundnuts=Boli con cacahuetes|Potato chips, home-fried=Patatas fritas caseras|
Sweet potato, fried=Batata frita|Potato and egg=Patatas con huevo|Maize, roasted=Maíz asado|
Roasted maize and coconut=Maíz asado con coco|Corn moi moi=Moi moi de maíz|Chicken suya=Suya de pollo|
Ram suya=Suya de carnero|Gizzard suya=Suya de mollejas|Liver suya=Suya de hígado|
Ponmo (cow skin), cooked=Ponmo (piel de vaca) cocido|Peppered chicken=Pollo picante|Peppered turkey=Pavo picante|
Peppered gizzard=Mollejas picantes|Peppered beef=Ternera picante|Peppered snail=Caracoles picantes|
Peppered fish=Pescado picante|Beef, fried=Ternera frita|Goat meat, fried=Cabra frita|Turkey, fried=Pavo frito|
Mackerel (titus), fried=Caballa (titus) frita|Croaker, fried=Corvina frita|Tilapia, fried=Tilapia frita|
Barbecue fish=Pescado a la brasa|Barbecue chicken=Pollo a la brasa|Catfish, smoked=Bagre ahumado|
Liver sauce=Salsa de hígado|Kidney sauce=Salsa de riñones|Bush meat, stewed=Carne de monte guisada|
Scotch egg=Huevo escocés|Egg roll=Rollo de huevo|Sausage roll=Rollo de salchicha|Fish roll=Rollo de pescado|
Chicken pie=Empanada de pollo|Fish pie=Empanada de pescado|Buns, fried=Buns fritos|Doughnut, Nigerian=Dónut nigeriano|
Spring roll=Rollito de primavera|Small chops platter=Plato de small chops|Coconut candy=Dulce de coco|
Groundnut candy=Guirlache de cacahuete|Peanut burger=Cacahuetes rebozados|
Popcorn and groundnuts=Palomitas con cacahuetes|Garri soaked with milk and groundnuts=Garri con leche y cacahuetes|
Custard with milk=Natillas de maicena con leche|Pap with milk and sugar=Pap con leche y azúcar|
Oat porridge with milk=Gachas de avena con leche|Corn flakes with milk=Copos de maíz con leche|
Maize and soya cereal with milk=Cereal de maíz y soja con leche|Bread and fried egg=Pan con huevo frito|
Bread and butter=Pan con mantequilla|Bread and groundnut paste=Pan con crema de cacahuete|
Bread and sardines=Pan con sardinas|Tea with milk and sugar=Té con leche y azúcar|
Coffee with milk and sugar=Café con leche y azúcar|Tea and bread=Té con pan|
Noodles and fried egg=Fideos con huevo frito|Chicken shawarma=Shawarma de pollo|Beef shawarma=Shawarma de ternera|
Chicken and chips=Pollo con patatas fritas|Nigerian salad=Ensalada nigeriana|Coleslaw=Ensalada de col|
Fruit salad=Macedonia de frutas|Zobo with pineapple and ginger=Zobo con piña y jengibre|
Ginger drink=Bebida de jengibre|Smoothie, banana and pawpaw=Batido de plátano y papaya|
Smoothie, pineapple and mango=Batido de piña y mango|Yoghurt drink, sweetened=Yogur líquido azucarado|Shandy=Clara|
Suya spice=Especias de suya (yaji)|Butter=Mantequilla|Brie=Queso brie|Camembert=Queso camembert|Cheddar=Queso cheddar|
Cottage cheese=Requesón en grano|Cream cheese=Queso crema|Edam=Queso edam|Feta=Queso feta|Gouda=Queso gouda|
Parmesan, grated=Parmesano rallado|Swiss cheese=Queso emmental|Processed cheese=Queso fundido|
Goat cheese, soft=Queso de cabra fresco|White cheese, fresh=Queso fresco|Coffee cream=Crema de café|
Whipping cream=Nata para montar|Sour cream=Crema agria|Coffee creamer, powder=Crema en polvo para café|
Milk, whole=Leche entera|Milk, semi-skimmed=Leche semidesnatada|Milk, skimmed=Leche desnatada|
Buttermilk=Suero de mantequilla|Milk powder, whole=Leche entera en polvo|Milk powder, skimmed=Leche desnatada en polvo|
Condensed milk, sweetened=Leche condensada|Chocolate milk=Leche con chocolate|Goat milk=Leche de cabra|
Milkshake, chocolate=Batido de chocolate|Milkshake, vanilla=Batido de vainilla|Yoghurt, low-fat=Yogur bajo en grasa|
Yoghurt, vanilla=Yogur de vainilla|Yoghurt, fruit=Yogur de frutas|Greek yoghurt, fat-free=Yogur griego desnatado|
Egg, raw=Huevo crudo|Egg white=Clara de huevo|Egg yolk=Yema de huevo|Omelette, plain=Tortilla francesa|
Egg, poached=Huevo escalfado|Egg, scrambled=Huevos revueltos|Duck egg=Huevo de pata|Quail egg=Huevo de codorniz|
Chilli powder=Chile en polvo|Cinnamon, ground=Canela molida|Curry powder=Curry en polvo|Ginger, ground=Jengibre molido|
Nutmeg, ground=Nuez moscada molida|Black pepper=Pimienta negra|Thyme, dried=Tomillo seco|
Turmeric, ground=Cúrcuma molida|Mustard=Mostaza|Salt=Sal|Vinegar=Vinagre|Mayonnaise=Mayonesa|
Salad cream=Crema para ensalada|Mayonnaise, light=Mayonesa ligera|Margarine=Margarina|
Thousand island dressing=Salsa mil islas|Italian dressing=Aliño italiano|Ranch dressing=Salsa ranch|
Groundnut oil=Aceite de cacahuete|Coconut oil=Aceite de coco|Olive oil=Aceite de oliva|Sesame oil=Aceite de sésamo|
Sunflower oil=Aceite de girasol|Palm kernel oil=Aceite de palmiste|Rapeseed oil=Aceite de colza|
Shea butter=Manteca de karité|Chicken, roasted (with skin)=Pollo asado (con piel)|
Chicken, stewed (no skin)=Pollo guisado (sin piel)|Chicken breast, boiled (no skin)=Pechuga de pollo cocida (sin piel)|
Chicken breast, fried (no skin)=Pechuga de pollo frita (sin piel)|Chicken drumstick, fried=Muslito de pollo frito|
Chicken drumstick, roasted=Muslito de pollo asado|Chicken thigh, fried=Contramuslo de pollo frito|
Chicken thigh, roasted=Contramuslo de pollo asado|Chicken wing, fried=Ala de pollo frita|
Chicken wing, roasted=Ala de pollo asada|Old layer hen, stewed=Gallina guisada|
Chicken feet, boiled=Patas de pollo cocidas|Chicken gizzard, cooked=Mollejas de pollo cocidas|
Chicken liver, cooked=Hígado de pollo cocido|Chicken mince, cooked=Pollo picado cocinado|
Duck, roasted (with skin)=Pato asado (con piel)|Turkey, roasted (with skin)=Pavo asado (con piel)|
Turkey breast, roasted (no skin)=Pechuga de pavo asada (sin piel)|Turkey wing, roasted=Ala de pavo asada|
Turkey mince, cooked=Pavo picado cocinado|Small hen, roasted=Pollito asado|Pigeon, raw=Pichón crudo|
Beef broth=Caldo de ternera|Chicken stock=Caldo de pollo|Chicken noodle soup=Sopa de pollo con fideos|
Barbecue sauce=Salsa barbacoa|Salsa=Salsa mexicana|White sauce=Salsa blanca|Hot pepper sauce=Salsa picante|
Tomato pasta sauce=Salsa de tomate para pasta|Stock cube, beef=Pastilla de caldo de ternera|
Stock cube, chicken=Pastilla de caldo de pollo|Soy sauce=Salsa de soja|
Bologna (beef and pork)=Mortadela bolonia (ternera y cerdo)|
Hot dog sausage (beef and pork)=Salchicha de Fráncfort (ternera y cerdo)|Chicken sausage=Salchicha de pollo|
Ham (pork), sliced=Jamón cocido (cerdo)|Pork sausage, fried=Salchicha de cerdo frita|
Beef sausage, cooked=Salchicha de ternera cocinada|Salami (pork and beef)=Salami (cerdo y ternera)|
Pepperoni (pork and beef)=Salami pepperoni (cerdo y ternera)|Chorizo (pork and beef)=Chorizo (cerdo y ternera)|
Turkey breast, sliced=Fiambre de pavo|Luncheon meat (pork)=Carne de cerdo en lata|Corned beef=Carne en conserva|
Corn flakes=Copos de maíz|Oats, dry=Copos de avena|Wheat germ=Germen de trigo|Puffed rice=Arroz inflado|
Puffed wheat=Trigo inflado|Wheat porridge=Crema de trigo|Apple=Manzana|Apple juice=Zumo de manzana|
Apple sauce=Compota de manzana|Apricot=Albaricoque|Apricots, dried=Orejones|Blackberries=Moras|
Blueberries=Arándanos azules|Breadfruit, raw=Fruta del pan cruda|Star fruit=Carambola|Cherries=Cerezas|Dates=Dátiles|
Fig=Higo|Figs, dried=Higos secos|Grapefruit=Pomelo|Grapefruit juice=Zumo de pomelo|Grapes=Uvas|
Grape juice=Mosto de uva|Guava=Guayaba|Jackfruit=Yaca|Lemon=Limón|Lemon juice=Zumo de limón|Lime=Lima|
Cantaloupe melon=Melón cantalupo|Honeydew melon=Melón verde|Olives, black=Aceitunas negras|
Olives, green=Aceitunas verdes|Orange juice=Zumo de naranja|Tangerine=Mandarina|Passion fruit=Maracuyá|Peach=Melocotón|
Pear=Pera|Persimmon=Caqui|Pineapple juice=Zumo de piña|Pineapple, canned in juice=Piña en su jugo|
Fruit cocktail, canned=Cóctel de frutas en lata|Plantain, raw=Plátano macho crudo|
Plantain, unripe, fried=Plátano verde frito|Plum=Ciruela|Pomegranate=Granada|Prunes=Ciruelas pasas|Raisins=Pasas|
Raspberries=Frambuesas|Roselle, fresh=Flor de Jamaica fresca|Soursop=Guanábana|Sweetsop=Anón|Strawberries=Fresas|
Agbalumo (African star apple)=Agbalumo (caimito africano)|Tamarind=Tamarindo|Dates, medjool=Dátiles medjool|
Guava nectar=Néctar de guayaba|Mango nectar=Néctar de mango|Pomegranate juice=Zumo de granada|
Pork loin, roasted=Lomo de cerdo asado|Pork chop, grilled=Chuleta de cerdo a la plancha|
Pork ribs, braised=Costillas de cerdo estofadas|Pork mince, cooked=Cerdo picado cocinado|
Pig’s foot, boiled=Manita de cerdo cocida|Bacon (pork), fried=Beicon (cerdo) frito|
Ham (pork), roasted=Jamón (cerdo) asado|Amaranth leaves, raw=Hojas de amaranto crudas|Asparagus=Espárragos|
Bitter melon, raw=Melón amargo crudo|Green beans, raw=Judías verdes crudas|Green beans, boiled=Judías verdes cocidas|
Beetroot, raw=Remolacha cruda|Beetroot, boiled=Remolacha cocida|Broccoli, raw=Brócoli crudo|
Broccoli, boiled=Brócoli cocido|Brussels sprouts, boiled=Coles de Bruselas cocidas|Cabbage, raw=Col cruda|
Cabbage, boiled=Col cocida|Red cabbage, raw=Lombarda cruda|Carrot, raw=Zanahoria cruda|Carrot, boiled=Zanahoria cocida|
Cassava, raw=Yuca cruda|Cauliflower, raw=Coliflor cruda|Cauliflower, boiled=Coliflor cocida|Celery=Apio|
Chard, boiled=Acelgas cocidas|Collard greens, boiled=Berza cocida|Sweetcorn, raw=Maíz dulce crudo|
Sweetcorn, canned=Maíz dulce en lata|Cowpea leaves, raw=Hojas de caupí crudas|Cucumber=Pepino|
Aubergine, raw=Berenjena cruda|Aubergine, boiled=Berenjena cocida|Garlic=Ajo|Ginger, fresh=Jengibre fresco|
Calabash gourd, raw=Calabaza vinatera cruda|Moringa leaves, raw=Hojas de moringa crudas|
Moringa leaves, boiled=Hojas de moringa cocidas|Jute leaves, raw=Hojas de yute crudas|Kale, raw=Col rizada cruda|
Kale, boiled=Col rizada cocida|Leek, raw=Puerro crudo|Lettuce=Lechuga iceberg|Romaine lettuce=Lechuga romana|
Mushrooms, raw=Champiñones crudos|Mushrooms, boiled=Champiñones cocidos|Okra, raw=Okra cruda|Okra, boiled=Okra cocida|
Onion, raw=Cebolla cruda|Onion, fried=Cebolla sofrita|Spring onion=Cebolleta|Parsley=Perejil|
Parsnip, raw=Chirivía cruda|Sugar snap peas=Tirabeques|Green peas, raw=Guisantes crudos|
Green peas, boiled=Guisantes cocidos|Green pepper=Pimiento verde|Red bell pepper=Pimiento rojo|
Yellow pepper=Pimiento amarillo|Red chilli, fresh=Chile rojo fresco|Potato, raw=Patata cruda|
Potato, boiled=Patata cocida|Potato, baked=Patata asada|Mashed potatoes=Puré de patatas|
Hash browns=Patatas ralladas fritas|French fries=Patatas fritas|Potato salad=Ensaladilla de patata|
Pumpkin leaves, raw=Hojas de calabaza crudas|Pumpkin, raw=Calabaza cruda|Pumpkin, boiled=Calabaza cocida|
Waterleaf, raw=Waterleaf (Talinum) crudo|Radish=Rábano|Spinach, raw=Espinaca cruda|
Malabar spinach, raw=Espinaca de Malabar cruda|Courgette, raw=Calabacín crudo|Courgette, boiled=Calabacín cocido|
Butternut squash, baked=Calabaza violín asada|Sweet potato leaves, raw=Hojas de batata crudas|
Sweet potato, baked=Batata asada|Sweet potato, raw=Batata cruda|Cocoyam, raw=Taro crudo|Tomato=Tomate|
Tomato paste=Concentrado de tomate|Tomatoes, canned=Tomate en lata|Tomato juice=Zumo de tomate|
Sun-dried tomatoes=Tomates secos|Turnip, raw=Nabo crudo|Watercress=Berro|Yam, raw=Ñame crudo|
Carrot juice=Zumo de zanahoria|Pickled cucumber=Pepinillo en vinagre|Oyster mushrooms, raw=Setas de ostra crudas|
Rocket=Rúcula|Fennel bulb=Hinojo|Chia seeds=Semillas de chía|Pumpkin seeds=Pipas de calabaza|
Sesame seeds=Semillas de sésamo|Sunflower seeds=Pipas de girasol|Flaxseed=Semillas de lino|Almonds=Almendras|
Almond butter=Crema de almendra|Brazil nuts=Nueces de Brasil|Cashew nuts, raw=Anacardos crudos|
Chestnuts, boiled=Castañas cocidas|Coconut, dried=Coco rallado seco|Coconut cream=Crema de coco|
Coconut milk=Leche de coco|Hazelnuts=Avellanas|Macadamia nuts=Nueces de macadamia|Mixed nuts=Frutos secos variados|
Pecans=Nueces pecanas|Pistachios=Pistachos|Walnuts=Nueces|Watermelon seeds, dried=Pipas de sandía|Beer=Cerveza|
Light beer=Cerveza ligera|Stout=Stout (cerveza negra)|Malt drink=Malta|Spirits, 40%=Licor destilado, 40 %|
Red wine=Vino tinto|White wine=Vino blanco|Dessert wine=Vino dulce|Wine, alcohol-free=Vino sin alcohol|
Coffee liqueur=Licor de café|Soda water=Agua con gas|Water=Agua|Ginger ale=Refresco de jengibre|
Grape soda=Refresco de uva|Lemon-lime soda=Refresco de lima-limón|Orange soda=Refresco de naranja|Tonic water=Tónica|
Cola, sugar-free=Cola sin azúcar|Energy drink=Bebida energética|Coffee, black=Café solo|Espresso=Café expreso|
Instant coffee, black=Café soluble solo|Tea, black=Té negro|Chamomile tea=Manzanilla|Herbal tea=Infusión de hierbas|
Iced tea with lemon=Té helado con limón|Cocoa with water=Cacao con agua|Hot chocolate with milk=Chocolate caliente|
Chocolate malt powder=Cacao malteado en polvo|Malted milk drink=Leche malteada|
Chocolate drink with milk=Bebida de cacao con leche|Cranberry drink=Bebida de arándano rojo|Lemonade=Limonada|
Orange squash=Bebida de naranja en polvo|Almond milk, sweetened=Leche de almendra azucarada|
Rice drink, sweet=Horchata de arroz|Soya milk=Leche de soja|Whey protein powder=Proteína de suero en polvo|
Soya protein powder=Proteína de soja en polvo|Cod, cooked=Bacalao fresco cocinado|Stockfish, dried=Stockfish seco|
Eel, cooked=Anguila cocinada|Croaker, raw=Corvina cruda|Croaker, breaded and fried=Corvina empanada|
Catfish, breaded and fried=Bagre empanado|Catfish, baked=Bagre al horno|Catfish, raw=Bagre crudo|
Grouper, cooked=Mero cocinado|Haddock, cooked=Eglefino cocinado|Herring, cooked=Arenque cocinado|
Herring, smoked=Arenque ahumado|Mackerel, raw=Caballa cruda|Horse mackerel, cooked=Jurel cocinado|
Mackerel, canned=Caballa en lata|Mullet, cooked=Mújol cocinado|Salmon, cooked=Salmón cocinado|Salmon, raw=Salmón crudo|
Salmon, smoked=Salmón ahumado|Salmon, canned=Salmón en lata|Sardines in oil=Sardinas en aceite|
Sardines in tomato sauce=Sardinas en tomate|Snapper, cooked=Pargo cocinado|Tilapia, raw=Tilapia cruda|
Trout, cooked=Trucha cocinada|Tuna, cooked=Atún cocinado|Tuna in oil=Atún en aceite|Tuna in water=Atún al natural|
Tuna salad=Ensalada de atún|Whiting, cooked=Merlán cocinado|Whiting, raw=Merlán crudo|Crab, cooked=Cangrejo cocido|
Lobster, cooked=Langosta cocida|Prawns, cooked=Gambas cocidas|Prawns, raw=Gambas crudas|
Prawns, breaded and fried=Gambas rebozadas|Periwinkle, cooked=Bígaros cocidos|Squid, fried=Calamares fritos|
Octopus, cooked=Pulpo cocido|Oysters, cooked=Ostras cocinadas|
Fish fillet, battered and fried=Filete de pescado rebozado|Baked beans, canned=Alubias con tomate en lata|
Cowpeas, dry=Caupíes secos|Black beans, boiled=Frijoles negros cocidos|Kidney beans, boiled=Alubias rojas cocidas|
White beans, boiled=Alubias blancas cocidas|Pinto beans, boiled=Frijoles pintos cocidos|
Chickpeas, boiled=Garbanzos cocidos|Chickpeas, canned=Garbanzos en lata|Lentils, boiled=Lentejas cocidas|
Lima beans, boiled=Judías de Lima cocidas|Mung beans, boiled=Judías mungo cocidas|Pigeon peas, boiled=Gandules cocidos|
Pigeon peas, dry=Gandules secos|Split peas, boiled=Guisantes partidos cocidos|Broad beans, boiled=Habas cocidas|
Groundnuts, raw=Cacahuetes crudos|Groundnuts, fried=Cacahuetes fritos|Groundnut paste=Crema de cacahuete|
Soya beans, dry=Soja en grano|Soya beans, boiled=Soja cocida|Soya flour=Harina de soja|Tofu, fried=Tofu frito|
Beef, lean, cooked=Ternera magra cocinada|Beef, fatty, cooked=Ternera con grasa cocinada|Beef, raw=Ternera cruda|
Beef steak, grilled=Bistec a la plancha|Rib-eye steak, grilled=Entrecot a la plancha|
Beef brisket, braised=Falda de ternera estofada|Beef mince, raw=Carne picada cruda|
Beef mince, cooked=Carne picada cocinada|Beef burger patty=Hamburguesa de ternera sin pan|
Beef liver, fried=Hígado de ternera frito|Beef kidney, cooked=Riñones de ternera cocidos|
Beef heart, cooked=Corazón de ternera cocido|Beef tongue, cooked=Lengua de ternera cocida|
Beef lung, cooked=Bofe de ternera cocido|Beef spleen, cooked=Bazo de ternera cocido|Beef jerky=Cecina de ternera|
Leg of lamb, roasted=Pierna de cordero asada|Lamb chop, grilled=Chuleta de cordero a la plancha|
Lamb mince, cooked=Cordero picado cocinado|Goat meat, raw=Carne de cabra cruda|Antelope, roasted=Antílope asado|
Rabbit, stewed=Conejo guisado|Venison, roasted=Venado asado|Bagel, cinnamon-raisin=Bagel de canela y pasas|
Banana bread=Pan de plátano|Cornbread=Pan de maíz|Pita bread=Pan de pita|Multigrain bread=Pan multicereales|
Raisin bread=Pan de pasas|Rye bread=Pan de centeno|White bread, toasted=Pan blanco tostado|
Wholemeal bread=Pan integral|Wholemeal bread, toasted=Pan integral tostado|Baguette=Barra de pan|Bread roll=Panecillo|
Burger bun=Pan de hamburguesa|Corn tortilla=Tortilla de maíz|Wheat tortilla=Tortilla de trigo|Croissant=Cruasán|
Breadcrumbs=Pan rallado|Chocolate cake=Bizcocho de chocolate|Fruit cake=Pastel de frutas|Sponge cake=Bizcocho|
Yellow cake with icing=Pastel glaseado|Cheesecake=Tarta de queso|Chocolate chip biscuits=Galletas con chocolate|
Chocolate sandwich biscuits=Galletas rellenas de chocolate|Ginger biscuits=Galletas de jengibre|
Digestive biscuits=Galletas integrales|Oatmeal biscuits=Galletas de avena|Shortbread=Galletas de mantequilla|
Wafer biscuits=Barquillos rellenos|Cream crackers=Galletas saladas|Wheat crackers=Galletas de trigo|
Crispbread=Pan crujiente|French toast=Torrija|Muffin, blueberry=Magdalena de arándanos|Muffin, plain=Magdalena|
Pancake=Tortita|Waffle=Gofre|Apple pie=Tarta de manzana|Doughnut, plain=Dónut|Cinnamon roll=Rollo de canela|
Baking powder=Levadura química|Yeast, dry=Levadura seca|Granola bar=Barrita de cereales|
Popcorn, plain=Palomitas sin grasa|Popcorn, white=Palomitas blancas|Popcorn, caramel=Palomitas con caramelo|
Potato crisps=Patatas fritas de bolsa|Rice cake=Tortita de arroz|Tortilla chips=Nachos|
Trail mix=Mezcla de frutos secos y pasas|Cheese puffs=Gusanitos de queso|Cassava chips=Chips de yuca|
Sweet potato crisps=Chips de batata|Banana chips=Chips de plátano dulce|Caramels=Caramelos blandos|
Boiled sweets=Caramelos|Marshmallows (gelatine)=Nubes de azúcar (gelatina)|Milk chocolate=Chocolate con leche|
Dark chocolate=Chocolate negro|White chocolate=Chocolate blanco|Chocolate hazelnut spread=Crema de cacao y avellanas|
Cocoa powder=Cacao en polvo|Chewing gum=Chicle|Chocolate-coated peanuts=Cacahuetes con chocolate|
Ice cream, vanilla=Helado de vainilla|Ice cream, chocolate=Helado de chocolate|Ice cream, strawberry=Helado de fresa|
Soft ice cream, chocolate=Helado cremoso de chocolate|Caramel custard=Flan|Chocolate pudding=Natillas de chocolate|
Rice pudding=Arroz con leche|Jelly (gelatine)=Gelatina|Honey=Miel|Jam=Mermelada|Orange marmalade=Mermelada de naranja|
Molasses=Melaza|Brown sugar=Azúcar moreno|Maple syrup=Jarabe de arce|Pancake syrup=Sirope|
Barley, dry=Cebada perlada seca|Barley, boiled=Cebada perlada cocida|Bulgur, boiled=Bulgur cocido|
Buckwheat, boiled=Trigo sarraceno cocido|Couscous, boiled=Cuscús cocido|Couscous, dry=Cuscús seco|
Millet, dry=Mijo seco|Millet, boiled=Mijo cocido|Sorghum, dry=Sorgo seco|Maize, dry=Maíz seco en grano|
Maize flour=Harina de maíz|Cornmeal=Sémola de maíz|Cornflour=Maicena|Tapioca, dry=Tapioca seca|
Quinoa, boiled=Quinua cocida|Teff, boiled=Teff cocido|Brown rice, boiled=Arroz integral cocido|
Brown rice, dry=Arroz integral crudo|White rice, dry=Arroz blanco crudo|
Short-grain rice, boiled=Arroz de grano corto cocido|Rice flour=Harina de arroz|Wild rice, boiled=Arroz salvaje cocido|
Spaghetti, dry=Espaguetis secos|Macaroni, boiled=Macarrones cocidos|
Wholemeal spaghetti, boiled=Espaguetis integrales cocidos|Egg noodles, boiled=Fideos al huevo cocidos|
Rice noodles, boiled=Fideos de arroz cocidos|Instant noodles, dry=Fideos instantáneos secos|
Semolina, dry=Sémola de trigo seca|Wheat flour=Harina de trigo|Wholemeal flour=Harina integral|
Sorghum flour=Harina de sorgo|Millet flour=Harina de mijo|Wheat bran=Salvado de trigo|Oat bran=Salvado de avena|
Hamburger=Hamburguesa|Cheeseburger=Hamburguesa con queso|Chicken burger=Hamburguesa de pollo|
Hot dog (beef and pork)=Perrito caliente (ternera y cerdo)|
Ham (pork) and cheese sandwich=Sándwich de jamón (cerdo) y queso|Tuna sandwich=Sándwich de atún|
Pizza, cheese=Pizza de queso|Pizza, pepperoni (with pork)=Pizza de pepperoni (cerdo)|
Pizza, meat and vegetables (with pork)=Pizza de carne (cerdo) y verduras|Chicken nuggets=Nuggets de pollo|
Chicken strips=Tiras de pollo empanadas|Onion rings=Aros de cebolla|Burrito with beans=Burrito de frijoles|
Taco with beef=Taco de ternera|Chilli con carne=Chile con carne|Green salad, no dressing=Ensalada verde sin aliño|
Lasagne, cheese=Lasaña de queso|Lasagne, meat=Lasaña de carne
`);
