drop schema seed cascade;
