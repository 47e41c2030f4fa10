/**
 * The 3,000 most common leaked passwords that meet the rules of a password, the most common first, each with its first
 * letter as a capital, since they are compared without case [TRU-071].
 *
 * Made by tools/passwords/common-passwords.mjs out of the passwords of @zxcvbn-ts/language-common 4.1.3, which come from Mark
 * Burnett's ten million leaked passwords. Licence: MIT, Copyright (c) 2012-2016 Dan Wheeler and Dropbox, Inc., Copyright
 * (c) 2021 @zxcvbn-ts.
 */
export const COMMON_PASSWORDS = `
Abc123 1Qaz2wsx 123Qwe Trustno1 1234Qwer Q1w2e3r4t5 Qwer1234 Ncc1701 Q1w2e3r4 Password1 1Q2w3e4r Jordan23
Thx1138 Qwerty123 Passw0rd Abcd1234 123Abc Bond007 Q1w2e3 Rush2112 1Q2w3e4r5t Red123 1Qazxsw2 Blink182
12Qwaszx Qwerty1 Asdf1234 Lol123 Asd123 Hello1 Eagle1 Lucky1 Zaq12wsx Qwerty12 Money1 Qwe123 12345Qwert
Michael1 Usuckballz1 Pussy1 Test123 Password123 Ncc1701d Hello123 123Qweasd Charlie1 Rasdzv3 Happy1 Alpha1
A1b2c3 Letmein1 1Q2w3e Bubba1 Tiger1 Zxc123 Buddy1 Catch22 A1b2c3d4 Qaz123 Qqq111 Angel1 Dragon1 Mustang1
Chris1 Welcome1 James1 Qazwsx123 123Qweasdzxc Monkey1 Rocky1 Freedom1 Soso123aljg Oicu812 Jessica1 Fuckyou2
1234Abcd Babylon5 Master1 Yankees1 1Qaz2wsx3edc Jesus1 David1 1A2b3c Shadow1 Ncc1701e Matthew1 123Qwe123
Sammy1 Q1w2e3r4t5y6 123Asd Wrinkle1 Access14 Letmein2 Blue22 Sex4me Fuckyou1 Anthony1 Magic1 Apple1 Molly1
William1 Super123 Green1 Colt45 Satan666 Qwerty12345 Black1 Gn56gn56 Zaq123 Seven7 Jason1 Blue123 Thunder1
Chelsea1 1Q2w3e4r5t6y 1A2b3c4d Asdf123 Lucky7 Woody1 Pepsi1 1Passwor Robert1 Viper1 Ranger1 Pass123 Andrew1
Shaney14 Heather1 Richard1 Zaq1xsw2 Soccer1 Sarah1 Formula1 Honda1 Asshole1 Mailcreated5240 123Qaz Zxcv1234
Pussy69 Patrick1 123Zxc Cowboys1 Gateway1 Pa55word Frank1 Scooter1 Thomas1 Harley1 Raiders1 Kevin1 A1s2d3f4
Rusty1 Hunter1 Qwert123 Elvis1 Buster1 Power1 Amber1 Horny1 Sasha1 Usa123 Diamond1 John316 Front242
123456Qwerty Delta1 8J4ye3uz Area51 Aaa111 123456Aa Phoenix1 Homer1 Killer1 Brandon1 Porsche9 Omega1 Oscar1
Jordan1 Ncc1701a Arsenal1 Pa55w0rd Jimmy1 Jackson1 Daniel1 Qwerty123456 Agent007 Gizmo1 Batman1 Super1
Melissa1 Raven1 Pokemon1 Apollo13 Chevy1 Steve1 Bitch1 Rangers1 Casey1 Summer1 Peter1 Crazy1 Kitty1 Daisy1
Texas1 Daddy1 Star69 Gordon24 1234Qwe Passwor1 Irish1 Jenny1 4Runner Kelly1 Fordf150 Cloud9 Music1 Number1
Billy1 Chicken1 Chester1 Jasmine1 Pass1234 Emily1 Sandy1 Turkey50 Happy123 Tommy1 Tyler1 Katie1 Pepper1
Polniypizdec0211 Abc12345 Justin1 Samsung1 Gandalf1 Lucky13 Bobby1 1Qa2ws3ed America1 Br0d3r 50Cent Amanda1
Football1 Packers1 Sojdlg123aljg Hal9000 Snake1 Qwert1 Brian1 Zxcvbnm1 Route66 Lineage2 Ne1469 Secret1 Love69
Moose1 Nwo4life Flash1 Charles1 Qwer123 Kcj9wx5n Sex123 R2d2c3po George1 Shannon1 Ashley1 Nicole1 Great1
Gfhjkm123 Dallas1 Xbox360 Bob123 Jacob1 Cobra1 Enter1 Vh5150 Marino13 Qazwsx12 Death1 Love123 Wolf359
Qwerty1234 Taylor1 Chicago1 Cat123 Fucku2 Z1x2c3 Ferrari1 Madison1 Turbo1 Holly1 Sadie1 Test1234 1Qwerty
Superman1 Apple123 Mouse1 Florida1 Tigger1 Winston1 Sexy69 123Qwerty Joshua1 Panther1 Dodge1 Scott1 Martin1
Cbr600 Newyork1 Audia4 Harry1 1X2zkg8w Hockey1 Simon1 Zxasqw12 Cheese1 Orange1 A1s2d3 Ou8122 Spike1 Ginger1
Honey1 123Aaa Abc1234 Lover1 Monster1 Joker1 Crystal1 12Qwas James007 Abcd123 Silver1 Bunny1 1Q2w3e4r5
Nokia6300 Sweet1 Rebecca1 12Qw34er Jamie1 Logan1 Penny1 Montgom240 Bulldog1 12345Qwe Buffy1 Ib6ub9 Edward1
Rachel1 Maria1 Fishing1 Gsxr750 Eagles1 Xxx123 Sally1 Gator1 Password2 Digital1 Missy1 Tiffany1 Just4me
Gfhjkm1 Max123 Teddy1 Beast1 Qazwsx1 Dolphin1 Misty1 Nasty1 1Pussy Austin1 Sparky1 Linda1 Fuckoff1 Adam12
Dragon12 Aa123456 Newpass6 Bella1 Z1x2c3v4 Marine1 Devil666 Oliver1 123456Qw Jackson5 Morgan1 Baseball1 12Qw12
1Qaz2ws Qweasd123 Scorpio1 Love12 Bingo1 Slave1 Cameron1 Guitar1 Chloe1 123Qq123 7Ugd5hip2j Cowboy1 Aaron1
Mickey1 Alex123 Maggie1 Spurs1 Xyz123 Porsche1 Gabriel1 Mikey1 Orion1 Eddie1 House1 Dog123 Golfer1 Danny1
Monkey12 Rainbow6 50Spanks Just4fun Jones1 Annie1 Temp123 Rebel1 Bailey1 Spencer1 Q2w3e4r5 Ninja1 Spider1
Playboy1 Maxwell1 Sassy1 1234Asdf 1A2s3d4f Iverson3 Vsjasnel12 Bruno1 Sam123 Tiger123 Mason1 Hawaii50
Qazwsxedc123 Ghost1 Wg8e3wjf 426Hemi Blue12 Porno1 Master12 Bird33 123456Qwe Killer12 Mazda626 1Qa2ws A1a2a3
Merlin1 Snoopy1 Tiger2 Michael2 Hannah1 Andrea1 Water1 Henry1 Tigger2 Felix1 Green123 Larry1 Q1q2q3 Yankees2
Icu812 1Z2x3c Karen1 Laura1 Tigers1 Jimbo1 Mandy1 Julie1 Drummer1 Fuckme1 Bubba69 Pussy123 Pumpkin1 Dusty1
Smokey1 Qwerty11 Qqqqq1 Misfit99 111Qqq Falcon1 Fender1 Asdf12 Zxcvbnm123 Redsox1 Qwert12345 Vikings1 Broncos1
Hammer1 Cindy1 Carmex2 Dodgers1 Cookie1 London1 Password12 1Z2x3c4v Nikki1 Slick1 Junior1 Mother1 Miller1
Megan1 Joseph1 Warrior1 Qwer12 Jerry1 Genesis1 Death666 Angel123 Stone55 Mike123 White1 Storm1 Qwe123qwe
Mazdarx7 Iloveyou2 Cbr900rr Mama123 Good123654 Chase1 1234Qw James123 Winner1 Sheba1 Summer99 81Fukkc Nathan1
Super12 Testing1 Nascar24 Zachary1 Johnny1 Qwerty7 Soccer12 Sunny1 Boomer1 Cricket1 Sugar1 Smoke1 Rainbow1
Stephen1 Johnson1 Peaches1 Pool6123 3000Gt 123Qwer Bmw325 Mustang6 Trouble1 Jeremy1 45M2do5bs 123Ewq Nirvana1
Pizza1 Jackass1 Marines1 Vader1 12Qw12qw Dakota1 Penguin1 Slayer1 Heidi1 Simba1 Blues1 Asdqwe123 Nokia6233
Ghbdtn123 Asdfgh01 Monty1 Mazda6 Aaaaa1 Buddy123 Private1 Andyod22 Candy1 Compaq1 Pantera1 Nancy1 Zxcasdqwe123
Soccer10 Spartan1 Mario1 Joe123 Stupid1 Yamahar1 Yellow1 Brown1 David123 Sf49ers Buffalo1 Casper1 Player1
Wizard1 Pinky1 Success1 Voyager1 Bruce1 Winter1 Iloveyou1 Paris1 3X7pxr F00tball Purple1 Barney1 1Dragon
Rusty2 Roger1 Wp2003wp 123456Ru Noname123 Cygnusx1 Money123 Sasha_007 12345Qw Kordell1 Fuck123 John123 Dirty1
Alice1 Carlos1 Eclipse1 Little1 57Chevy Matrix1 P@ssw0rd Scuba1 Nokian73 Chris123 Brandy1 Zxcv123 Golden1
Blue32 Biteme1 Cartman1 April1 Perfect1 Wendy1 Hallo123 Pufunga7782 Doggy1 Loser1 Liverpool1 Vincent1 Forever1
Captain1 Sabrina1 Marie1 1234Zxcv Happy2 Marcius2 Susan1 Faith1 Angus1 Bubbles1 Money12 Stanley1 Diablo2
Beach1 Bubba123 Lakers1 Randy1 Gateway2 Blue99 Knight1 Prince1 Peace1 Destiny1 Beavis1 1A2s3d Ou8123 1Master
Start1 Test12 Beatles1 2Fast4u Natasha1 Stone1 12345Qwer Vanessa1 Qwert40 Therock1 P4ssw0rd Gsxr1000 23Skidoo
Ghhh47hj7649 Shadow12 Patches1 Q2w3e4 Boston1 Tennis1 Houston1 Power123 Blue1234 12345Qwerty Awesome1 Champ1
Chaos1 Admin1 Holein1 Montana1 Mash4077 Steven1 Dragon69 Sammy123 Sophie1 Magic32 Elway7 Natalie1 Dylan1
Tyson1 Cafc91 Sandra1 Peanut1 Barry1 C2h5oh All4one Ncc74656 Austin31 P0o9i8u7 Smith1 Poker1 Frodo1 Tasha1
Password9 Killer123 Fuck69 Max333 Kenny1 Panda1 Nokia1 Scooby1 123Qwert Summer69 Alex12 Hello12 Dilbert1
Romeo1 Weed420 Sasha123 12345Abc Starwars1 Qwe321 Bradley1 Fucker1 Robin1 Gators1 Fuckme2 Smart1 Johnny5
Tanya1 69Camaro 5Wr2i7h8 Melanie1 Apollo11 Bigdog1 Gonzo1 Mustang2 Freddy1 Kathy1 Samuel1 Trinity1 1Q2q3q
12345Qaz Bandit1 Hello2 1Michael Blake1 123456789Qwe Dima123 Angela1 Sixty9 Alexander1 Blue42 Thumper1 Lauren1
Trumpet1 Cooper1 Favorite6 Skipper1 Rugby1 Grace1 007Bond Jupiter1 Segblue2 Dixie1 Phish1 Abcdefg1 Young1
Allison1 Lucas1 Special1 Murphy1 Travis1 Flower2 Wayne1 Liberty1 Q1w2e3r Sunshine1 Password01 Computer1
1Qazxsw23edc Jesus123 Bosco1 Charlie2 Allen1 Calvin1 1234Rewq Puppy1 1Qazzaq1 Playboy2 1Million Vampire1
Zorro1 Zxcvb123 Frankie1 Tango1 Justice1 Fuckme69 Keith1 Benny1 Canada1 Trooper1 Shark1 123456As Sonic1 Video1
Password99 Popcorn1 Blue11 Asd222 Blue23 Mommy1 Giants1 123456Qqq Left4dead England1 Lol12345 Met2002 Rambo1
Please1 3Ip76k2 Asdfgh1 Weare138 Rufus1 Diver1 Dan123 Mercury1 Alpha123 Naughty1 Mazda3 Paladin1 Asdfg123
Jeter2 Jordan2 1Qazxsw Tammy1 Donna1 Cbr900 Medic1 Simple1 Huskers1 Aol123 Rabbit1 Ziggy1 Laser1 Muffin1
Claudia1 Demon666 Diana1 1Qw23er4 Flyers88 Nokia5800 Stewart1 Iceman1 Ireland1 Cantona7 Julia1 Penis1 Mustang5
Pearl1 Aaaa1111 Flower1 Buster12 Jennifer1 Nemrac58 Qweasdzxc123 8Inches Braves1 Spock1 Metal1 Soccer11
Metallica1 Flipper1 Pro100 Love1234 Banana1 1111Qqqq Asdasd123 Arizona1 Alex1234 111Aaa 55Bgates Shane1
Baby123 Abc123456 Noles1 Beckham7 Riley1 Smile1 Angel2 Mario66 Nokia123 As123456 Access1 Kristin1 Phantom1
1Q2q3q4q Poppy1 Sierra1 1234567Aa Jesse1 Rrpass1 Care1839 Aaa123 Jupiter2 Lucky123 Myspace1 Qwerty13 Nascar1
1234Qaz Chopper1 Z1x2c3v4b5 Dallas22 2Hot4u Goose1 Ass123 Audia6 Princess1 Funny1 Drag0n Start123 Light1
Winter99 Miami1 Nothing1 Bryan1 Rocky2 Mike1234 Chuck1 Volvo1 2Wsx3edc Xxxxxx1 Audi80 Demon1 Anton1 Camero1
Adidas1 Jaguar1 A1a2a3a4 Gizmodo1 Poop123 Jackie1 Cool123 Q1q2q3q4q5 Girls1 Kenneth1 Raymond1 Surfer1 7Grout
Spiderman1 Jesus777 Rocket1 Friday13 Booger1 Bigdick1 Qaz123wsx 1Z2x3c4v5b Nokia5530 Websol76 India123 Fuzzy1
20Spanks Timoxa94 Mazda323 Wally1 Magic123 Kristen1 Qq123456 1Bitch Jeffrey1 Came11 1Qaz2wsx3edc4rfv 2Sweet
Letme1n Buddy2 Rhino1 Ilya1234 Pippen33 Queen1 Marty1 Blade1 System1 Georgia1 Trout1 General1 Qw123456 Bears1
Chickenwing101 Boris1 Rosebud1 A1b2c3d4e5 Cool12 Racer1 Sniper1 Bp2002 Nancy123 Sandman1 Tracy1 Anthony7
Victory1 Photo1 Goofy1 Access99 6Uldv8 Quant4307s Badboy1 Eagle2 A1s2d3f4g5 Monkey69 Batman12 Lincoln1 Horse1
Molly123 Booboo1 Star123 3Rjs1la7qe P0o9i8 Nissan1 Password11 Jessica2 Dragon01 Qazxsw123 Warcraft3 Ralph1
Bigred1 Chevys10 Hooters1 Douglas1 Gibson1 911Turbo Detroit1 Monica1 0O9i8u7y Terry1 Aaaaaa1 School1 Mike23
Daniel12 Atlanta1 Truck1 Dante1 1Mustang Cosmo1 Favorite2 Vegas1 A4tech Groupd2013 Angel666 Bmw318 Crash1
Nexus6 Astro1 Madonna1 Butch1 Sooners1 Shelby1 Skeeter1 Baker1 Blaze1 Service1 Timothy1 Bmw2002 1234Abc Quake3
Hunter12 Pilot1 Lotus1 1Password Lexus1 Bravo1 Roman1 Gregory1 Rocky123 Diablo1 Zaq12345 Ethan1 Sexy123 Eatme1
Futyn007 Camaro1 Disney1 Fubar1 Dancer1 Dragon123 Manager1 Speed1 Alex01 Madala11 Nokia5130 Dima1995 Baron1
2300Mj Friends1 Denis1 Smoke420 Cobra427 Ricky1 Scout1 Fantasy1 Pussy2 Alabama1 Freedom2 Radar1 L3tm31n Xxx777
Michelle1 Admin123 Rosie1 Willie1 Tom123 123Qwe123qwe My3sons Welcome2 Fireman1 Mike69 Jasper1 Yamaha1 Alexis1
Q1q2q3q4 Newproject2004 Monkey2 1Monkey Stinger1 Windows1 Empire1 Barbara1 Bubba2 3Edc4rfv Sublime1 Rogue1
Stinky1 Michele1 Boots1 Vette1 Devil1 1A2s3d4f5g Shawn1 Prelude1 Miles1 Marley1 Gabby1 Qazwsxedc1 W00t88
Porsche911 Pussy4me Becky1 Anthony2 Money2 J3qq4h7h2v Nigger1 Www123 Piper1 Lux2000 Fordf350 Star12 Camel1
Gemini1 Google1 12Locked Spanky1 Chief1 Sonny1 Ronald1 Corvet07 Kevin123 Monday1 Space1 1Qwert Arthur1
A123456a Ironman1 Abbey1 Asd456 Maximus1 Pegasus1 Dreamer1 Gfhjkm12 Blessed1 12345Asd Yankee1 M0nkey Nemesis1
Sevenof9 Revival47 Sk8ordie Enter123 1234Kekc Apollo1 Turk182 Ddddd1 Bbbbbb1 Cccccc1 Fucmy69 Pass12 Reddog1
Janet1 Biker1 Snowman1 Clyde1 Mike12 Not4you Charlie123 123456Qq Renee1 123456Ab Newpass1 Ab1234 Zxcvb12345
Monkey123 Master123 Today1 Adrian1 Capital1 Turtle1 Asd12345 Qwerty78 Lovely1 1A2b3c4d5e Nokia5230 Everton1
123Mudar L58jkdjp! 1A2a3a4a 123Qweas Quest1 Eatme69 Heather2 Chris12 Sanity72 Frank123 Rasta69 1Money Rt6ytere
Mark123 Zippy1 Buckeye1 Angel12 Newport1 Four20 Xxx666 Rb26dett Betty1 Cynthia1 Viking1 Willy1 Brenda1 James2
Twins2 Zzz111 Pontiac1 Russell1 Austin316 Apple2 Jesus7 Teacher1 Porn4me Hershey1 Control1 Belle1 Dima55
Chris2 Bulls23 Qaz741 Lebron23 Qwerty99 Kayla1 Anna2614 Pyramid1 Saab900 Bigboy1 Fred1234 Chewy1 Marina1
Bulls1 1Letmein Love11 Davis1 Radio1 Sports1 Birthday4 Account1 Lemon1 Fordf250 River1 Oasis1 Cassie1 Qwaszx12
1Qazxc Spartan117 Yanks1 Antonio1 Bonnie1 Germany1 Nikita1 Rover1 Hallo1 Cherry1 Deborah1 Sigma1 Hunter2
Fritz1 Elvis123 Sharon1 Russian7 Leroy1 Albert1 Seattle1 Lindsay1 Nicky1 Samson1 Poi098 Music123 Parker1
Dalejr8 Helen1 Polly1 Pluto1 Unicorn1 Shadow01 Zappa1 Jessie1 Qwerty2 Qaz12345 Zzz123 Blaster1 Gumby1
Pokemon123 Element1 Asdfg12345 Mamo4ka Domainlock2005 Lakers24 Flowers1 Bilbo1 Hell666 Yamahar6 Basebal1
Homer123 John12 Lance1 Skippy1 Mango1 R4e3w2q1 Friday1 1Dallas Express1 X72jhhu3z Ram1500 123456Asd P455w0rd
William2 1Ranger !Qaz2wsx 67Camaro 12Qwerty Phoenix2 Never1 Hawks1 Acura1 F15eagle Go2hell Zelda1 1Qazse4
Marvin1 Cbr600rr Payton34 Canon1 Saab9000 Family1 Packard1 Kodiak1 Ace123 Chance1 January1 Jenna1 Copper1
Stella1 17171717Aa Mustang9 Chipper1 Panties1 Dingo1 Pandora1 Jbond007 777Vlad Silly1 Debbie1 12S3t4p55
Theman1 October1 Erica1 Chevy2 Fun4me Jason123 Timmy1 Hd764nw5d7e1vb1 United1 Keksa12 Ub6ib9 123Bbb Blondie1
Sport1 First1 Zzzzz1 Bmw320 5Tgb6yhn Camelot1 Soccer13 Jazzy1 Sober1 Major1 Waldo1 Ebony1 Francis1 A1a2a3a4a5
Victor1 357Mag Hitman47 Porn123 Blue44 Zxcvbn1 Bruno123 1Basebal Mustang8 Brent1 Cezer121 123Hfjdk147 Lotus123
Monkey11 M0nk3y Pookie1 4Rfv3edc Eleven11 123Qwe456 Dragon13 Voodoo1 Anna123 Naruto1 Qazxsw12 China1 Zz8807zpl
Emmitt22 8Phrowz622 Balls1 Dragon11 Lindsey1 Ben123 Foxcg33 Mazda1 Trucker1 Eatme2 Vegas123 Spice1 Tim123
Dude123 Rebbyt34 Hawkeye1 Lizard1 123Masha 1Hxboqg2 Toyota1 Evil666 David12 Eight8 Steel1 C3por2d2 Gunner1
Redwing1 Carmen1 Blowme1 Andre1 085Tzzqi Usmc0311 Loveme89 1Shadow Martin6 Tucker1 Car123 Sydney1 063Dyjuy
Spade1 Luv2epus Bowl300 44Magnum Apples1 Qwerty777 Boris123 Jared1 Angie1 Indy500 Summer12 Helpme1 Open1234
Donald1 Gordon1 Monique1 Willow1 Titan1 Fresh1 Mike01 Miranda1 5Hsu75kpot Chrissy1 Brother1 Dawgs1 123456Abc
Police1 Loveyou2 Holiday1 Black123 Ducati99 Sexy12 Samantha1 Ocean1 R2d2c3p0 Random1 Peter01 Marco1 Tiger7
Redneck1 Jamaica1 Password3 Pepsi123 Open123 Trojans1 Bronco1 55Chevy Qwerty77 Michael3 Mustang0 2W3e4r
Steve123 Xxxxx1 Charles2 Year2005 Porn69 Single1 0O9i8u Kermit1 Yyyyyy1 Allan1 Summer01 Chico1 Pamela1
Christy1 Roland1 Coffee1 Andrew12 Indiana1 Strange1 Leno4ka Carol1 Kirby1 Saturn1 Leeds1 Alex11 Louise1
Blackie1 Loveme1 Pentium4 All4me 1Qaz!qaz Prime1 Jimmy123 Golfing1 8Phrowz624 Qwert12 Lol1234 Flyers1 Master01
Angel7 Alpha7 Floyd1 Westham1 Loveyou1 Tinker1 Dream1 Sound1 Robert2 Dance1 Phillip1 Mapet123456 Funky1 Bmw525
3465Xxx Vfr750 H2opolo 10Sne1 Titanic1 Dolly1 Mustang3 Christ1 Zxcvb1 Hot123 Fred123 Good4u Conan1 Adam25
Marcus1 Wicked1 Test11 Buster01 1Asshole 26Exkp Number9 Dddddd1 Dennis1 Nomar5 Booty1 Postov1000 World1 Anita1
Tigger12 Redhead1 Ilya1992 User345 Speedy1 Whatever1 Arrow1 Charlie3 Bball1 Smooth1 Michael9 Messi10 Skyline1
Nokia3250 Aloha1 Focus1 33Rjhjds March13 1A2a3a Bastard1 Rooster1 Bones1 123Rrr Sushi1 Matthew2 Pioneer1
October2 Ronaldo7 Thelast1 Walter1 1Footbal Blue69 151Nxjmt Gsxr600 Lucas123 Cisco1 Aaaaaaa1 Shadow2 Dragon99
Party1 Sting1 Level42 Walker1 1Batman 2Wsxzaq1 1Killer Trustn01 Crimson1 Letmein22 Elite1 Boss302 Mike11
Sailor1 Joshua12 123321Qwe Iloveu2 Audi100 7Hrdnw23 Rice80 Zaq1xsw2cde3 Viper123 Satan1 Chocolate1 Abigail1
Slayer666 Haley1 Lucky777 Number6 Footbal1 Fuckyou123 Favorite8 Master11 Shadow11 1A2a3a4a5a Orlando1 Blink18
Brianna1 Red12345 Buddha1 Favorite7 Wildcat1 Shooter1 Olivia1 Orange12 Louis1 Rocks1 Sampson1 Nokian70 Pass99
Gy3yt2rgls Oscar123 Derrick1 Grant1 Asd123asd Scruffy1 Brutus1 Network1 1Buster Shady1 Kitty123 Passw0r Coach1
Mnbvcxz1 Birdie1 Access2 Fuck0ff Nascar3 Simpson1 David2 Birthday1 Asdfg1 3E2w1q Iawgk2 1Lover Fluffy1
1Jennife K2trix Classic1 Olds442 Slut69 Jim123 Zzzzzz1 Atlas1 1Fuckme 1Harley Michael8 Qweqwe123 123456789Abc
Jelly1 Boscoe01 Tristan1 Donkey1 Kings1 Soccer2 Passion1 Malcolm1 Brian123 Carter1 Sable1 Welcome123 Dragon7
Jagr68 Poopy1 Angel13 Pi314159 Joyce1 Online1 Internet1 Rasta1 Tigger01 Petra1 Glock17 Force1 68Camaro 1Bigdog
Sweet16 Gypsy1 Rob123 Dave123 Lucky2 Xavier1 Thomas12 Ibill01 Ghbdtn12 Admin18533362 Dale03 Sarah123 Rocco1
Abc321 Hun999 Trader12 Heart1 Roberto1 Hottie1 Diane1 Mounta1n Camaroz2 Paper1 Toshiba1 Dick69 1Qay2wsx
2Wsxcde3 Trust1 August1 Elena1 Boobs1 Pokey1 2Cool4u College1 8Balls Ak1234 Pass01 Blue45 Bigfoot1 Million1
Patrick2 Sc00ter Winter12 Catfish1 Camaro69 Player69 Crazy8 Qqqqqq1 Warcraft1 Qqqq1111 123456Zxc Jack123
Paula1 Kobe08 Green12 Asd1234 Metal666 123Xyz Raider1 Temp1234 23176Djivanfros 123456789Qwerty Saturn5
Nokia5300 Nonrev67 Audis4 Lisa69 Hendrix1 Shadow13 Capa200 Cathy1 Devils1 Dominic1 Nicholas1 Vlad1996 Dragon88
Connie1 Astra1 Connect1 Qwe789 Katrina1 Blade2 Ginger12 Venus1 Pablo1 Wallace1 Seven77 Shorty1 Polska1
Justin12 System32 Zebra1 Sk8ter Cvzefh1gkc Water123 Nelson1 Craig1 Scooby2 Peter123 Damage11 Michael7 Country1
Cards1 Jjjjj1 Gggggg1 Ppppp1 1Aaaaa John1234 Man123 Xytfu7 Ronaldo9 1Chris 1George 1Bubba 1Diamond 1Golfer
3Edcvfr4 1Qw23e George12 King123 Andreas1 Jys6wz Train1 Out3xf Picard1 Isacs155 Paige1 Stars1 Dbrf134 Paul123
Tahoe1 Maverick1 Dragons1 Favre4 Psycho1 W1w2w3w4 Save13tx Sunrise1 Clinton1 Slayer66 Animal1 Psychnaut1
Silver12 Alpha12 Driver1 Guess1 Integra1 4R3e2w1q Fatluvr69 Xsw21qaz Slimed123 1Q2q3q4q5q Big123 Indians1
Mack10 Diesel1 Nikita123 Qwerty22 Alex22 Cyber1 Den123 Nokia3310 Scott123 Black2 Japan1 Dexter1 Oc247ngucz
1111111111Zz Porn4life Spawn1 Mopar1 Freak1 Peaches2 Three3 Cum4me Angels1 Denise1 Ready1 Thomas2 Oceans11
Richard2 Bear12 Death123 Taylor12 Jeepcj7 Caitlin1 Slipknot1 Dima1996 0Wnsyo0 123Sas 2112Rush Dte4uw Police22
Boner1 Bbbbb1 Elite11 Disco1 Steph1 Love22 Qwerty00 Eeeee1 Ilove69 W4g8at 1Jordan 4Snz9g Hot2trot Blue33
Matthew7 Pedro1 Omega2 Runner1 Whitney1 Bulldog2 Omega3 Sex6969 Hotel6 1111Aaaa Adams1 Bones69 Fuck777
Ronaldo1 Whiskey1 Kitten1 As1234 Anton123 Kelly123 Pepper12 Ashley12 Daddy123 Toronto1 Danni1 Scotty1 Vaz21099
Horny69 Password4 Blue21 Stealth1 Naked1 Qwaszx123 Dragon22 Kban667 Echo45 Badger1 Tippy1 Metro1 Jackson2
Island1 Moses1 123123Qwe Qwer4321 Gr8ful Hello2u Vermont1 Jake12 Reaper1 Roma123 Bernard1 Trigger1 Future1
Bennett1 Daniela1 Logan5 Jimmy2 Chevyz71 1Nicole Halflife2 Sk84life Fuck12 Denis123 Lollol1 Soldier1 Bogey1
Talon1 Patriot1 Robert12 Love13 380Zliki 1Robert Monica2 1Daddy Reggie1 12Qwasz Sssss1 Orange8 T34vfrc1991
Fffff1 Check1 Hr3ytm Maria123 Al9agd Dhip6a 7Uftyx Moore1 Doctor1 Spooky1 Chicago2 Mexico1 Transam1 Seven11
Good2go Ellen1 123456Qaz Soccer15 Q1w2e3r4t Seven777 A12345a Sandy123 Kramer1 Chevy454 Beauty1 Yummy1
Azerty123 Samurai1 Wilson1 Airforce1 Newlife1 Texas2 123Qaz123 Shotgun1 Charlie9 Aa1234 123456789Qaz Home123
Aol999 4Rfv5tgb Froggy1 3Girls Celtic1 Freedom7 Alyssa1 Butter1 Haha123 Garrett1 Lover69 Anime1 Piazza31
Boogie1 1234Qwerty Scooter2 Colleen1 Ernie1 Patrick9 Jake123 Mustang7 Elvira26 Steelers1 Red1234 Ou812ic
Bobby123 Redsox04 Ladybug1 Thomas01 Golgo13 Password69 Stalker1 Jonathan1 Hammers1 All4u8 Larry123 Hansolo1
Kirill123 Shadow123 Harley01 007James Love23 Strike1 Apache1 L2g7k3 Celtics1 Soccer7 Shadow69 Andy123 Ggggg1
Eeeeee1 Abcdef1 Ellie1 Doqvq3 Browns1 Sister1 Kitty2 1William C6h12o6 1James Steeler1 Pkxe62 2Fchbg Fun123
Aaa340 Mp8o6d Tequila1 Hunter01 Ferrari3 Winston2 People1 Soccer14 Power2 013Cpfza Bmw325i 12345Trewq Defiant1
1234Rmvb Daniel2 Siemens1 Jay123 Amanda18 Maddog1 Babygirl1 Biteme69 Chester2 Scooby12 Rules1 Biscuit1 Beaver1
Change1 Jenny69 10Inches Katana1 Falcon16 Q1a2z3 G00ber Blue13 Password0 London12 Dragon76 Blue55 Daniel123
Valerie1 Barbie1 1Cowboy Packers4 Martini1 Red321 Maxim1 Golf12 Vika123 Ricardo1 Password1234 Saint1 Lilly1
Baller1 Fred12 Cupcake1 Bmw123 Xrp23q Leo123 Q8zo8wzq 1Winner Batman99 Rider1 Kinky1 Dannon4 Bella123 Super7
Shock5 Driver8 3Stooges Buddy12 Loveme2 Ghbdtn1 Qazxsw21 Howard1 Stacy1 Ibill123 Lena123 Harry123 Erika1
Heaven1 123Asd123 Testme2 Gnasher23 Rjw7x4 Birthday21 Dad2ownu 1Pillow Elaine22 Yyyyy1 Iiiiii1 Hhhhhhh1
Curtis1 Qw1234 Mitch1 Jordan12 Pwxd5x 8Dihc6 Qbg26i Alex13 1Hunter Snowy1 1Tigger Alex99 154Ugeiu Gandalf2
111111Aa G3ujwg Ford150 Cup2006 383Pdjvl 2Girls Iiiii1 Brendan1 Dragon2 Easy123 Hotrod1 2W3e4r5t Colt1911
Doma77ns Venom121293 Blue01 Free4all Welkom01 12345Zxcvb Moss84 Golf18 Porno69 Vfvf123 Melissa2 Black12 Derek1
Foxtrot1 Riker1 Kelly001 Jennife1 Amanda12 Piano1 Britney1 Alfa156 Mazdarx8 Gecko1 Wings1 Master2 Sherman1
Louie1 Victoria1 Marissa1 Quality1 Qwerty21 Nokia5310 Senna1 Dragon66 Nec3520 Locoman0 Nokia6303 Cookies1
Denver1 Wesley1 1Patrick Benji1 New123 Quick1 1Hello Mets86 Billy123 Number2 Nigga1 Chicken2 Libby1 Gizmo123
Hockey12 Pimp69 Usmc1775 Open4me Audia3 Kasia1 Lakers32 Dragon23 Ozzie1 Sissy1 Mookie1 Its420 Broncos7 Robbie1
Chelsea2 Spirit1 Nurse1 Rodeo1 John11 F00bar Alpha3 Samsung2 Tyler123 4Wheel Smile123 Topgun1 Qwe123asd
Lost4815162342 Mobil1 Art131313 Tyler2 Jjjjjj1 Slipknot666 Batman69 Ffffff1 Bear123 Sweetie1 123Zzz 6String
M5wkqf Jake01 1Martin L8g3bkde Ar3yuk3 Goober1 4R5t6y Trial1 X24ik3 Razor1 Ccccc1 Hhhhh1 Patch1 Just4you
Bethany1 Gordo1 Sxhq65 T26gn4 3Cudjz Pxx3eftp F9lmwd Durango1 Hihje863 George2 Dapzu455 Password6 Cool99
123Kat Alpha06 Green2 Gr8one Qwerty6 Sex666 Postov10 2Sexy2ho Katie123 Phone1 Brazil1 Austin12 1234Ab Ranger99
Mindy1 Qwertyu1 Dummy1 78Girl Mongo1 Skate1 Eminem1 Africa1 Access12 Cidkid86 Verizon1 Boxer1 Cigar1
Testing123 Orange44 Salem1 Wolves1 Anna12 Naruto12 Daisy123 Adult1 Dragon10 Claire1 Soccer22 Taylor2 Ollie1
Cheer1 Favorite5 123Qwe321 Grizzly1 Asdfgh12 Cougar1 Amanda69 Google123 Cracker1 Monkey7 Spoon1 Sexy1234
Master99 Vicki1 Ranger01 9Inches Climb7 Mark1234 Hogan1 Pickles1 Preston1 Nomad1 Killer7 Carla1 Blazer1
Charger1 Freddie1 Buster11 Cadr14nu Ready2go My3kids Pi3141 1066Ad Review69 Candy2 Hunting1 Aragorn1 Happy69
Sailing1 Tracy71 History1 1Summer Games1 Lions1 Nolimit8 Marta1 Parol1 Pirate1 Satana666 Nx74205 Charmed1
Polaris1 Golf72 Clemson1 Stuff1 Turkey1 Sochi2014 Mark22 Michael6 123Dan Qqh92r Fffffff1 Zzzzzzz1 Wolf666
Tomcat1 Andrew2 1Charlie Nimda2k D6o8pm 7Bgiqk Nicole2 Dgl70460 Sosa21 Corey1 Green3 Husky1 Bondage1 Member1
Take8422 Bbb747 Ch5nmk 5Rxypn Fuaqz4 Acun3t1x Rasta220 Mike13 Omar10 Tommy2 Striker1 Roman123 Letmein6 Dutch1
House123 1Thunder Vaz2107 Teddy2 Smiley1 12Monkey Nolimit9 Ssssss1 Wwwww1 Qw12er34 Hardcore1 1Fuckyou Apple12
Student1 Aq1sw2de3 Qwerty123456789 1Pepper Love143 Farside1 Fortune12 Love21 Tarheel1 Simon123 Password7
Google12 Teddy123 Qwertyu8 Jessica0 Soccer17 Caesar1 Lewis1 Goblue1 Alpha2 Courtney1 Henry14 Olga123 Tribe1
Devilmaycry4 Another1 Mama1234 Magda1 Dasha123 Blood1 Freeman1 Charlie5 Password5 Tornado1 Secret12 Andre123
Qweasdzxc1 William3 Forest1 Fatty1 Ias100 Gznybwf13 Assa1234 Avenger1 Combat123654 Xaccess2 Vlad1997 12E3e456
69A20a Go1234 Mine2306 Qwerty66 Trevor1 1Soccer Xsw23edc Precious1 Piggy1 Kkkkk1 Robyn1 Tbone1 Jack12 Poiu0987
Summer06 Bud420 Rescue1 Good12345 Killer2 Pentium1 Wonder1 321Ewq Onelove1 Ferrari2 Bigtits1 Sunny123 Paul12
Harvey1 James23 Dodger1 Maria6 Bentley1 S1107d Saints1 Tigger69 Hoops1 Theone1 1Daniel Misha1 Plastic1 Canes1
Digger1 Crack1 Iceman69 Qqqqqqq1 Efbcapa201 Vova123 James11 Michael0 Picasso1 Ranger2 Art123 Ddddddd1 2002Tii
Thunder2 1Ginger Charlie6 Lucifer1 Monty123 Nick12 043Aaa 56Qhxs D6wnro Super8 1Thomas Sr20det 4Meonly Galaxy1
Hanna1 Mark12 Xakep1234 Howdy1 Sammy12 2Wsx1qaz Fucker69 1Orange Qwerty5 Casey123 3Ki42x 4Zqauf Q9umoz 3Mpz4r
Yy5rbfsc Lllll1 Zsmj2v David69 2N6wvq P3wqaw Love4u 4Money Sn00py 2Good4u 1972Chev Uwrl7c 4Wwvte Gsxr1100
Green5 Forest11 Tommy123 Giant1 Jamesbond007 6Chid8 Ptfe3xxp Pervert1 Dont4get Golf69 Duncan1 Colin1 Mof6681
Letmein7 Ooooo1 Asd123456 Wrinkle5 Anna1987 Freedom3 Matrix2 Gold123 Larry33 Mocha1 123123Qweqwe Camera1
Doris1 Naruto123 Quake1 Note1234 Bigal1 Sergey1 Alex777 Asq321 Year2000 Jameson1 Alex32 4815162342Lost
Sasha1996 1Q2a3z Alien1 Virgo1 Love4ever Falcons1 Pokemon12 Plato1 Scarface1 Kobe24 Angel777 Star11 Ringo1
Ghjcnj123 Brooke1 Chosen1 Angel22 Studio54 Orion2 Brett1 Lucky3 Recon1 Hobbes1 Bh90210 Surfing1 Memphis1
335533Aa Aspen1 F3gh65 Shadows1 4Z34l0ts Stacey1 Nokia8800 Test01 Leslie1 July23 Loveu2 Misty123 Swimmer1
Giggs11 Candy123 April12 Juice1 1Z2z3z Jericho1 Slash1 Twisted1 Monkey13 Summer05 Hotdog1 Amber123 Jack1234
Jester1 Glock21 Count0 Ranger21 Bishop1 Sluts1 Kennedy1 March1 Smith123 Dragon21 123456789Qqq Inferno1 Taffy1
Kimmy1 Mmmmm1 Charlie7 Senha123 Juice2 Tower1 Nick123 Suka123 Martin12 P00kie Bitch123 Wrest666 12345As 12Qw34
Qq123456789 78N3s5af 4Rkpkt Nokian95 G9zns4 Ozlq6qwm All4you Shelly1 Bbbbbbb1 Jjjjjjj1 Barkley1 123Www
Shadow99 Abcde123 123Fuck Gwju3g Pzaiu8 Royal1 Buttons1 368Ejhih 57Np39 T4nvp7 1Spider 808State 87T5hdf
1Andrew 2Bad4u 1Bigdick Savage1 Maggie11 Angel01 Cookie12 Pacific1 Legend1 Dolphin2 3Qvqod Hpk2qc Iqzzt580
Njqcw4 Pn5jvw Hawaii1 Yvtte545 Fdm7ed Ikilz083 Wpf8eu Bridget1 Zxcv12 554Uzpad Hzze929b Winter01 Intj3a Trs8f7
Issue43 Epvjb6 Ornw6d Sylvia1 Seven1 Sanity729 Stewar1 Lotus7 Wc18c2 Super2 Juicy1 Omega7 Harley12 1Qwertyu
Extreme1 811Pahc Red456 Joker123 Patrick7 Italy1 Hockey99 Feb2000 Zenit2011 Dank420 Hax0red Planet1 Abcdef123
Brandon2 Sword1 Asdfghjkl123 Pizza123 Rossi46 Skater1 Allah1 1234Qwerasdf Adam123 Fuckyou7 Quake2 Alex2000
Lisa123 Pass1word Blue56 Zx123456 Jg3h4hfn Aggie1 Hunter11 Asdfgh123 Alaska1 Qwer12345 123Qwe456rty
1234567890Qw Vlad7788 Monkey10 Aq1sw2 Elizabeth1 Amiga1 Monkey99 88Keys Tony123 Vaz2109 Jack11 Sonic2 Bullet1
Nokia7610 Asdfghjkl1 Cable1 Teens1 Becca1 Gsxr11 Blowme69 Smitty1 Dragon5 Mom4u4mm Danil8098 Orange77 Doggie1
Sevilia1 Pebbles1 R3ady41t Green11 Shelley1 Omega123 Pikachu1 Maggie2 Tiger69 Baxter1 Grendel1 Jeff24 Nitro1
1Superma Horny2 Global1 Br00klyn Dunce1 Bucky1 Connor1 Compaq12 Shaggy1 Crm114 Sammy2 Vision1 Chris22 Cab4ma99
Nascar88 Bears85 M6cjy69u35 Thor5200 Rusty123 April10 Machine1 Baseba11 Mikey123 Comcast1 1Pass1page Joker69
Summer20 Johanna1 Goddess1 Squid1 Zombie1 Only4me Ghbdtnbr1 Joshua2 Diego1 Santa1 Bomber1 Ultra1 1Qa2ws3e
`;
