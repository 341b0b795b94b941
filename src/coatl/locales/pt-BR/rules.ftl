### As regras para ler, pelos seus números.

rules-title-board = Regras do jogo de tabuleiro
rules-title-cards = Regras do jogo de cartas e de CARL
rules-lead-board = Construa serpentes emplumadas cujas cores combinem com as cartas de Profecia e de Templo ao lado delas. Complete até três e faça mais pontos do que todos.
rules-lead-cards = Cada um pinta uma única serpente com cartas de duas cores. Sempre que uma carta fizer surgir o padrão de uma Profecia, você pode elevá-la, pegá-la do meio da mesa ou roubá-la de um vizinho.
rules-about = Uma explicação não oficial, com nossas próprias palavras. Não temos ligação com quem fez os jogos.
rules-contents = Índice
rules-search = Procurar nas regras
rules-found = { $count ->
    [0] Nenhuma regra tem essas palavras.
    [one] { $count } regra.
   *[other] { $count } regras.
}
rules-ruling = Nossa decisão
rules-ruling-note = Um ponto que os manuais deixam em aberto ou contam de modos diferentes, e a resposta que escolhemos.
rules-rebuilt = Reconstruído
rules-rebuilt-note = Cartas que o manual só mostra por exemplos. Tivemos de deduzi-las.
rules-print = Imprimir
rules-link = Link para a regra { $number }
rules-all-cards = Todas as cartas na galeria
rules-times = { $times }× = { $points }
rules-met = { $count ->
    [one] { $count } cumprida = { $points }
   *[other] { $count } cumpridas = { $points }
}

rules-b1 = Componentes
rules-b1-1 = As peças têm **5 cores**. Cada cor tem 3 cabeças, 3 caudas e 24 corpos: 150 peças em três sacolas, uma para as cabeças, uma para os corpos, uma para as caudas.
rules-b1-2 = Há **54 cartas de Profecia** em cinco famílias, marcadas de A a E (vermelha, preta, azul, amarela e verde). A família não diz nada sobre as cores que as cartas pedem. 49 são diferentes; as cinco que contam uma cor vêm em dobro. As **15 cartas de Templo** são todas diferentes.
rules-b1-3 = Cada um tem um **tabuleiro com 8 espaços**, um para cada peça. Com as Fichas de Sacrifício (B8), cada um também tem 3 delas, uma de cada tipo.
rules-b1-4 = O **estoque** tem dez espaços: seis para um par de corpos, dois para uma cabeça, dois para uma cauda.

rules-b2 = Preparação
rules-b2-1 = O jogo é para 2 a 4 pessoas. Encha todos os espaços do estoque com peças tiradas às cegas.
rules-b2-2 = Joga-se em sentido horário. Lembre-se de quem começou: o fim da partida depende disso (B7).
rules-b2-2-ruling = O acaso decide quem começa: os lugares são sorteados, e o primeiro lugar começa.
rules-b2-3 = Cada um recebe em segredo uma **carta de Templo**. As outras formam duas pilhas abertas do mesmo tamanho, a primeira maior se a conta não for exata. Só a carta de cima pode ser vista e usada. Quando ela sai, a próxima aparece na hora, mesmo para outro Cóatl que você complete no mesmo turno.
rules-b2-3-ruling = Uma pilha que acabou fica vazia.
rules-b2-4 = Embaralhe as Profecias e abra 6 delas ao lado do baralho.
rules-b2-5 = O primeiro recebe 3 Profecias, o segundo 4, o terceiro 5, o quarto 6. **Fique com até três**, em segredo; descarte as outras viradas para baixo. Ficar com menos, até com nenhuma, é permitido.
rules-b2-5-ruling = Todos escolhem ao mesmo tempo, sem saber com o que os outros ficam: os manuais não dão uma ordem.
rules-b2-6 = As Profecias descartadas vão para um descarte comum.
rules-b2-6-ruling = Se o baralho acabar quando é preciso comprar, o descarte é embaralhado e vira o baralho, mesmo no meio de uma reposição. Se ele também estiver vazio, segue-se com menos cartas. Depois de embaralhar, ninguém guarda quais cartas estão no novo baralho.

rules-b3 = Um turno
rules-b3-1 = Seu turno é **uma única ação**: pegar peças (B4), escolher Profecias (B5) ou montar (B6). Com as opções, gastar uma Ficha de Sacrifício (B8) e roubar (B9.3) também são ações.
rules-b3-2 = Quem pode agir não pode passar.
rules-b3-2-ruling = Quem não pode fazer nada de B4, B5 e B6 pode passar, mesmo que uma ficha ou um roubo fosse possível. Se todos passarem em seguida, a partida acaba e contam-se os pontos.

rules-b4 = Pegar peças
rules-b4-1 = Pegue **tudo de um espaço** do estoque para o seu tabuleiro: uma cabeça, uma cauda ou um par de corpos. É preciso haver lugar para tudo.
rules-b4-2 = Depois de cada retirada, olhe o estoque. Se não houver mais nenhum corpo, ou nem cabeça nem cauda, **todos** os espaços vazios são preenchidos das sacolas. Um espaço de corpos recebe um par ou nada; uma sacola que não basta preenche o que puder.
rules-b4-2-ruling = Quando cabeças e caudas acabaram de vez, os corpos são repostos depois de cada retirada.
rules-b4-3 = Se depois disso, ou depois de uma Escolha Perfeita (B8.1), o estoque não tiver corpos e a sacola não puder encher um espaço, os corpos acabaram e o fim começa (B7.3).
rules-b4-3-ruling = Um único corpo na sacola conta como nenhum. Isso só acontece com 3 pessoas e Penas Douradas.

rules-b5 = Escolher Profecias
rules-b5-1 = Pegue **uma ou mais** Profecias, uma após a outra, até ter 5 na mão. Cada uma pode ser uma carta aberta ou a de cima do baralho.
rules-b5-1-ruling = Você vê a carta comprada antes de decidir sobre a próxima. Cartas de Templo não contam entre as cinco e podem ser quantas forem, embora os manuais também as chamem de parte da mão.
rules-b5-2 = As cartas abertas só são repostas no fim do seu **turno**, até seis; não entre as duas ações de um último turno (B7.1).

rules-b6 = Montar
rules-b6-intro = Montar é uma sequência de passos dos tipos abaixo, na ordem que você quiser. Você pode parar depois de qualquer um, exceto quando um Cóatl que acabou de completar ainda não tem carta (B6.5).
rules-b6-intro-ruling = A sequência tem pelo menos um passo.
rules-b6-1 = **Começar.** Ponha uma peça do seu tabuleiro na mesa: é um novo Cóatl. Não com dois Coameh seus incompletos.
rules-b6-2 = **Acrescentar.** Ponha uma peça do seu tabuleiro na ponta esquerda ou direita de um Cóatl incompleto. Corpos servem nas duas pontas, **cabeças só à esquerda, caudas só à direita**. Nada vai além de uma cabeça ou cauda, e uma serpente nunca é virada.
rules-b6-2-ruling = Cabeças à esquerda e caudas à direita: assim mostram as figuras dos manuais. Uma cabeça e uma cauda não podem se tocar: esse Cóatl nunca poderia ser completado.
rules-b6-3 = **Cumprir.** Ponha uma Profecia da sua mão ao lado de um Cóatl incompleto que alcance pelo menos o **nível mais baixo** dela. Um Cóatl recebe no máximo 4 Profecias, nunca duas iguais. Quanto elas valem se calcula no fim, com a serpente completa: peças posteriores podem aumentar.
rules-b6-3-ruling = Peças posteriores também podem diminuir, até 0. A carta então fica e ainda conta como colocada (B6.5, B13.2).
rules-b6-4 = O que foi colocado fica no lugar, peças e cartas. Dois Coameh nunca são unidos.
rules-b6-5 = **Completar.** Um Cóatl com cabeça, cauda e pelo menos um corpo está completo. A última peça só pode ser colocada se o Cóatl tiver uma Profecia, ou se você tiver uma que ele vá cumprir. Na hora: coloque mais Profecias que ele cumpra (no mínimo 1 e no máximo 4 ao todo) e depois, se quiser, **uma carta de Templo** da qual ele cumpra pelo menos um requisito, da sua mão ou de cima de uma pilha. Depois disso as cartas dele ficam fechadas e os pontos são anunciados.
rules-b6-5-ruling = A carta de Templo é voluntária: os manuais diferem. Sem ela você sempre diz que terminou, mesmo que nada mais pudesse ser colocado, para que ninguém saiba o que você não tem.
rules-b6-6 = Depois você pode continuar com outros passos, a não ser que fosse o seu **terceiro** Cóatl completo: isso termina o seu turno, mesmo que reste a segunda ação.
rules-b6-6-ruling = Ninguém tem mais de três Coameh completos.
rules-b6-7 = Só Coameh incompletos contam para o limite de dois. Com dois completos você ainda pode construir dois.

rules-b7 = Fim da partida
rules-b7-1 = **Um terceiro Cóatl.** Quando alguém completa o terceiro Cóatl, todos os outros têm um último turno, em sentido horário: **até duas ações** para quem vem depois na ordem, contada do primeiro jogador, e **uma ação** para quem vem antes.
rules-b7-1-ruling = A primeira ação é obrigatória se for possível, a segunda é facultativa: os manuais só dão o máximo. As duas podem ser de qualquer tipo, também fichas e roubos, ou duas vezes o mesmo; o manual francês prende a ficha ao começo do turno.
rules-b7-2 = Então a partida acaba. Com quatro: se o jogador 2 completa o terceiro Cóatl, os jogadores 3 e 4 têm até duas ações, depois o jogador 1 tem uma, e o jogador 2 nenhuma.
rules-b7-3 = **Sem mais corpos.** Quando os corpos acabam (B4.3), termine a rodada, para que todos tenham tido o mesmo número de turnos. Depois cada um tem um último turno de uma ação.
rules-b7-4 = O que acontecer primeiro decide o fim.
rules-b7-4-ruling = Um terceiro Cóatl completado depois termina aquele turno e não muda mais nada; com B7.3 esse jogador ainda tem o último turno.

rules-b8 = Fichas de Sacrifício
rules-b8-intro = Uma opção; na primeira partida é melhor deixá-la de fora. Você começa com uma ficha de cada tipo. Usar uma é a sua ação e a gasta. Todos veem as fichas que restam; elas não valem nada.
rules-b8-1 = **Escolha Perfeita.** Escolha 1 cabeça, 1 cauda ou 2 corpos de cores que a sacola ainda tenha, sem ouro, para o seu tabuleiro; é preciso haver lugar. Depois todos os espaços vazios do estoque são preenchidos.
rules-b8-1-ruling = Os dois corpos podem ser de uma cor ou de duas. O manual francês traz a cor no singular.
rules-b8-2 = **Visão do Futuro.** Descarte todas as Profecias abertas e revele seis novas; descarte da mão quantas quiser; depois escolha Profecias como em B5.
rules-b8-2-ruling = O que você descarta da mão fica virado para baixo. Você pega pelo menos uma se houver lugar, e nenhuma se a mão ainda estiver cheia. A primeira carta pega encerra os descartes.
rules-b8-3 = **Promessa do Sacerdote.** Pegue para a mão a carta de cima de uma pilha de Templos e use-a depois como a que recebeu no início.

rules-b9 = Penas Douradas
rules-b9-1 = Uma opção: a sacola tem 14, 18 ou 24 corpos de cada cor para 2, 3 ou 4 pessoas, e 4, 5 ou 6 dourados.
rules-b9-1-ruling = São os números de B10.1: marcar as duas opções não muda mais nada.
rules-b9-2 = Um corpo dourado é exposto, pego e contado como qualquer corpo, e ocupa um espaço do seu tabuleiro. Mas nunca se constrói com ele, e deixado no tabuleiro não vale nada.
rules-b9-3 = **Roubar** (uma ação). Dê um corpo dourado do seu tabuleiro a um adversário e pegue 1 ou 2 corpos à sua escolha do dele: nem cabeça, nem cauda, nem ouro. Ele precisa ter um, e você precisa de lugar; o do ouro fica livre.
rules-b9-4 = O ouro recebido assim fica na frente do dono, vale **2 pontos** e está fora do jogo.

rules-b10 = Menos corpos e cartas promo
rules-b10-1 = **Menos corpos** (uma opção): 14 de cada cor com 2 pessoas, 18 com 3. Com 4, usam-se os 24.
rules-b10-1-ruling = As Penas Douradas (B9.1) têm os mesmos números; juntas não mudam mais nada.
rules-b10-2 = **Cartas promo** (uma opção): mais 6 Profecias e 5 Templos.

rules-b11 = Cartas de Profecia
rules-b11-1 = Uma Profecia mostra um padrão, e pontos por quantas vezes a serpente o tem. Só o **melhor nível** conta, não os de baixo. Cabeças, corpos e caudas valem o mesmo: só a cor importa.
rules-b11-2 = Para uma carta cada peça serve **uma vez**: os padrões não se sobrepõem, e conta o maior número possível. Outra carta pode usar as mesmas peças.
rules-b11-3 = Os padrões são lidos **da cabeça para a cauda**, e suas peças são vizinhas diretas.
rules-b11-4 = Na ponta de uma serpente incompleta não há peça: um par ali conta como exatamente dois, mas uma peça posterior pode estragá-lo. Com a opção **pontas estritas**, uma ponta aberta não conta até a cabeça ou cauda estar lá.
rules-kinds = O que os padrões pedem
rules-kind-count = Conte as peças desta cor, onde estiverem.
rules-kind-exact = Exatamente duas seguidas: nenhuma terceira antes ou depois. As vizinhas não são gastas: `s:BBKBB` tem duas vezes.
rules-kind-three = Três seguidas.
rules-kind-pair = A primeira cor, seguida logo pela segunda.
rules-kind-turns = Estas quatro seguidas, alternadas.
rules-kind-blocks = Esta sequência: duas ou três de uma cor, depois duas ou três de outra.
rules-kind-five = As cinco cores nesta ordem.
rules-kind-stretch = A primeira cor, **uma ou mais** da do meio, a última. As peças de fora são gastas: `s:GYGYG` tem `p:GY+G` uma vez, `s:GYGGYG` duas.
rules-kind-mirror = Um par, pelo menos uma peça qualquer, e o par invertido. `s:GKKG` é curta demais para `p:GK..KG`, `s:GKKKG` basta.
rules-kind-set = Todas estas peças, onde estiverem (cartas promo).

rules-b12 = Cartas de Templo
rules-b12-0 = Uma carta de Templo tem dois requisitos, uma carta promo tem três. Um cumprido vale 3 pontos, os dois 7; a carta promo de três vale 3, 6 ou 10. O comprimento conta cabeça e cauda. “Em igual número” pede pelo menos uma de cada.

rules-b13 = Pontuação
rules-b13-1 = **Só Coameh completos pontuam**: suas Profecias e seu Templo. O ouro recebido dá 2 pontos por corpo (B9.4).
rules-b13-2 = Vence quem tiver mais pontos. No empate: mais cartas de Profecia e Templo ao lado de Coameh completos, depois o melhor Cóatl.
rules-b13-2-ruling = Quem ainda estiver empatado divide a vitória.
rules-b13-3 = Um exemplo: este Cóatl de 11 peças tem `p:BBYY` junto à cauda (4 pontos), `p:~BB~` três vezes, contado como duas (5), seis peças azuis (5), e um Templo que pede nenhum verde (cumprido) e 9 peças (não cumprido), ou seja 3: **17 pontos**.

rules-b14 = Oculto e aberto
rules-b14-1 = Só você conhece as cartas da sua mão e o que descartou virado para baixo. Ninguém conhece a ordem do baralho e das sacolas.
rules-b14-2 = Todo o resto é aberto: quantas cartas há em cada mão, os tabuleiros, as serpentes e suas cartas, as fichas que restam, quanto há nas sacolas, no baralho e nas pilhas, as cores que restam em cada sacola, e toda carta pega ou descartada aberta.
rules-b14-2-ruling = Numa mesa real, as cartas de um Cóatl completo são viradas; aqui ficam visíveis, pois todos as viram. Uma Profecia pega aberta fica conhecida enquanto está na mão; se o dono descarta virado para baixo (B8.2), pode estar nos dois lugares. Depois de embaralhar, ninguém guarda (B2.6). Quem passa (B3.2) mostra que nenhuma carta da mão serve.

rules-c1 = Componentes
rules-c1-0 = **50 cartas de Pena** com dois segmentos de duas cores diferentes. **40 Profecias**, todas diferentes, de quatro deuses: Sol (amarelo), Milho (verde), Água (azul), Flor (rosa). 6 cartas de Templo com dois objetivos. Cada um tem uma carta de Nível, 5 Cabeças e 5 Caudas, uma de cada cor.
rules-c1-0-rebuilt = Que cada um dos dez pares de cores exista cinco vezes, e quais Profecias existem.

rules-c2 = Preparação
rules-c2-1 = Cada um recebe 4 Penas e as mantém ocultas. (Solo: veja C10.)
rules-c2-2 = Cada um recebe 1 Profecia, aberta no **nível 0**: é sua, mas ainda não dá nada.
rules-c2-3 = Abra 2 Profecias como estoque; 3 com duas pessoas.
rules-c2-4 = Abra 1 carta de Templo para todos. As outras saem do jogo.
rules-c2-5 = Joga-se em sentido horário.
rules-c2-5-ruling = O acaso decide quem começa: os lugares são sorteados, e o primeiro lugar começa.
rules-c2-6 = Cabeças e Caudas das cinco cores esperam a rodada final. Cada um pode escolher qualquer uma.

rules-c3 = Rodadas
rules-c3-0 = Há **5 rodadas**. Nas rodadas 1 a 4 cada um acrescenta 2 Penas (C4). Depois as Penas que sobraram nas mãos são descartadas, e na rodada 5 cada um acrescenta uma Cabeça e uma Cauda (C7). Uma serpente completa tem de 11 a 18 segmentos.
rules-c3-0-ruling = As cartas que sobram são descartadas abertas.

rules-c4 = Acrescentar uma Pena
rules-c4-1 = Jogue uma carta da mão, **em qualquer sentido**. Ou descarte uma aberta, revele a de cima do baralho e jogue essa. Você pode fazer isso com as duas cartas de um turno.
rules-c4-2 = A primeira carta começa a sua serpente. As seguintes vão à ponta esquerda ou direita: **ao lado** (dois segmentos a mais), ou **por cima** do último segmento com uma metade (um segmento a mais). Nunca por baixo.
rules-c4-3 = Um segmento que cobre outro é uma **pilha**. Só a cor de cima conta. Nenhuma pilha passa de dois.
rules-c4-4 = Depois de cada carta, nesta ordem: suas Profecias caem onde precisam (C5.5); depois você pode cumprir Profecias uma a uma (C5.2); depois vem a próxima carta.
rules-c4-4-ruling = Se não há nada a cumprir, o jogo segue sozinho. Isso não revela nada: tudo é aberto.
rules-c4-5 = Depois da segunda carta, compre até ter 4. O estoque de Profecias é reposto no fim de cada turno, nunca durante. Se o baralho de Penas estiver vazio, o descarte é embaralhado, com a carta recém-descartada.
rules-c4-5-ruling = Ninguém compra na última rodada de Penas. Depois de embaralhar, ninguém guarda as cartas. Se o baralho de Profecias estiver vazio, o que só acontece com 4 pessoas, o estoque fica menor.

rules-c5 = Cumprir Profecias
rules-c5-1 = Você pode cumprir uma Profecia aberta quando a carta recém-colocada **cria** o padrão dela.
rules-c5-1-ruling = Isto é: algum padrão da sua fileira usa agora um segmento visível da nova carta, mesmo um colocado por cima. O número não precisa ter aumentado.
rules-c5-2 = Três modos, todos voluntários, em qualquer ordem. **Elevar** uma Profecia aberta sua que agora ocorre mais vezes do que o nível dela. **Pegar** do estoque, quantas servirem. **Roubar** de quem está à esquerda ou à direita, no máximo uma de cada adversário por rodada; com duas pessoas, uma ao todo.
rules-c5-2-ruling = Profecias no nível 0 também podem ser roubadas. O que foi roubado pode ser roubado de volta.
rules-c5-3 = O nível passa a ser o **número de padrões** na sua fileira, no máximo 3; não se pode escolher menos, e pode ser mais baixo do que o do dono anterior. Os padrões podem se sobrepor: `r:BBRR` tem `p:B.R` duas vezes. Um segmento pode servir a várias Profecias.
rules-c5-4 = No nível 3 ela é virada. Está **protegida**: nunca é roubada, nunca cai. Isso pode acontecer de uma vez, do estoque ou por um roubo.
rules-c5-5 = **Quedas.** Se a sua carta destrói um padrão de uma Profecia aberta sua, e agora há menos do que o nível, o nível cai para esse número, talvez 0. Você não tem escolha. Só colocar por cima faz isso. Um exemplo: na ponta direita de `r:GRGK` você põe vermelho sobre preto: `r:GRGR'B`. `p:GK` cai para 0; `p:GR` ocorre duas vezes e pode ser pega no nível 2.

rules-c6 = Níveis e pontos
rules-c6-0 = O nível 1 vale **2 pontos**, o nível 2 **5 pontos**, o nível 3 **6 pontos**, o nível 0 nada. O último passo dá só um ponto, mas deixa a carta segura.

rules-c7 = Rodada final
rules-c7-0 = Escolha uma Cabeça para a ponta esquerda e cumpra como sempre, depois uma Cauda para a ponta direita, e cumpra de novo. Elas vão ao lado da serpente, nunca por cima, e contam como segmentos.
rules-c7-0-ruling = Um roubo de cada adversário para Cabeça e Cauda juntas.

rules-c8 = Pontuação
rules-c8-1 = Você pontua assim que seu último turno acaba: Profecias por nível (C6), e a carta de Templo: 3 pontos por um objetivo, 7 pelos dois. É definitivo, embora quem vem depois ainda possa roubar de você.
rules-c8-2 = Profecias no nível 0 nunca contam para um objetivo; as protegidas contam. Objetivos sobre segmentos olham as cores visíveis, com Cabeça e Cauda.
rules-c8-2-ruling = Duas Profecias protegidas estão no mesmo nível, embora uma nota do manual explique um nível mais baixo por menos ocorrências. “Em igual número” vale também para nenhum dos dois.
rules-c8-3 = Vence quem tiver mais pontos. No empate: mais objetivos, depois mais Profecias protegidas, depois a vitória é dividida.
rules-c8-4 = Um exemplo: Profecias nos níveis 1, 2, 2, 3 e 3, e um objetivo: 2 + 5 + 5 + 6 + 6 + 3 = **27 pontos**.
rules-objectives = Os objetivos

rules-c9 = Padrões das Profecias
rules-c9-0 = Os padrões são lidos da esquerda para a direita, e seus segmentos são vizinhos diretos. Cabeça e Cauda participam; só a cor de cima conta.
rules-card-kind-pair = A primeira cor, depois a segunda: `r:GRYGR` tem duas vezes.
rules-card-kind-gap = A primeira cor, um segmento qualquer, a segunda: `r:BKRBYR` tem duas vezes.
rules-card-kind-match = Esta cor entre dois segmentos de uma mesma cor, seja qual for.
rules-card-kind-either = A cor do meio entre dois segmentos que são cada um uma das duas outras.
rules-card-kind-not = Duas vezes esta cor com um segmento de outra cor entre elas: `r:BKBYB` tem `p:B!B` duas vezes, `r:BBB` nunca.
rules-card-kind-stack = Uma pilha que mostra esta cor, não importa o que cubra.
rules-card-kind-before-stack = Esta cor, e à direita dela uma pilha que mostra outra: `r:GG'R'` tem `p:G!'` uma vez.

rules-c10 = Solo contra CARL
rules-c10-intro = CARL é um autômato. Ele não pinta serpente: pega Profecias, as suas também, e as faz subir.
rules-c10-1 = É preciso vencer CARL (5 rodadas) e depois CARL 2.0 (6 rodadas: 10 Penas, depois Cabeça e Cauda). Uma derrota encerra o desafio, e **CARL vence os empates**. Entre os dois tudo é preparado de novo; CARL mantém a personalidade e o baralho de ações, que ganha uma carta.
rules-c10-2 = Escolha a personalidade de CARL: **ambicioso** eleva mais, **imperioso** rouba mais, **ganancioso** cumpre mais. Seu baralho de ações tem 5 Profecias pelo verso, com faces ocultas. Você e ele começam com uma Profecia cada no **nível 1**. O estoque tem 3 cartas, sua mão 4.
rules-c10-2-ruling = Não há carta de Templo: a preparação solo não tem nenhuma.
rules-c10-2-rebuilt = Quantas cartas de cada deus há nos baralhos de ações: três da personalidade e uma de cada outro; CARL 2.0 tem uma quarta.
rules-c10-3 = As Profecias de um nível ficam em fileira. A que chega, também de cima ou de baixo, vai para a ponta de fora, e assim a mais antiga é a mais **próxima** do meio. Se várias suas chegam juntas, você as ordena.
rules-c10-3-ruling = Isso vale também para as que caem; o manual só o diz das que você eleva, rouba ou cumpre, e das que CARL rouba. A pergunta só aparece quando duas ou mais caem para o mesmo nível.
rules-c10-4 = **O turno de CARL** abre cada rodada. Ele revela uma Pena: suas duas cores são a **preferência** dele. Mostra uma carta de ação: a ação desse deus é feita **duas vezes** (Água: elevar, Sol: roubar, Flor: cumprir), as outras uma vez. Na ordem, olhando de novo a cada vez: **eleva** em um nível uma Profecia dele abaixo do nível 3; **rouba** uma Profecia aberta sua, no nível dela; **cumpre** uma do estoque no nível 1. Primeiro as que mostram uma cor preferida, depois o nível mais alto, depois a mais próxima, ou no estoque a mais à esquerda. Sem alvo, a ação é pulada.
rules-c10-4-ruling = Quando o estoque é reposto, os vazios se fecham para a esquerda e as novas vêm à direita.
rules-c10-5 = **Seu turno** é como acima, mas você pode roubar até **2 Profecias** de CARL por turno, e uma Profecia que cai para 0 é descartada. A da preparação mantém o nível 1 até você elevá-la, ela ser roubada ou cair.
rules-c10-6 = Na última rodada CARL tem um turno normal, e sua pontuação é fixada. Depois você põe Cabeça e Cauda; o que roubar dele ainda conta para você.

rules-c11 = Oculto e aberto
rules-c11-0 = Só você conhece as suas Penas. Ninguém conhece a ordem dos baralhos, nem as faces das cartas de ação de CARL. Todo o resto é aberto.
rules-c11-0-ruling = O verso de cima do baralho de Profecias não é mostrado aqui. As Profecias protegidas continuam conhecidas. Depois de embaralhar, e na segunda competição contra CARL, ninguém guarda o que foi visto antes.
