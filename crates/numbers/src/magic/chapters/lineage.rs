// Written by `cargo xtask numbers` from `rules/magic/lineage/`; changes made here are lost.
//! Which rule each number of the edition is, and which number each rule has.

use vademecum_vocab::LineageId;

const fn id(value: u64) -> LineageId {
    LineageId::new(value)
}

/// The lineage of every number, in the order of the numbers.
pub(crate) static LINEAGES: [LineageId; 3160] = [
    id(0x00dc697b23), // 1: 03e6jys3
    id(0x5ffa7a1dd4), // 100: bzx7m7em
    id(0xe725bcf643), // 100.1: wwjvsxj3
    id(0x1a066a05bd), // 100.1a: 3836m1dx
    id(0x4a3e8ea262), // 100.1b: 98z8x8k2
    id(0x46a6ce04bc), // 100.2: 8tkcw15w
    id(0xcfa77a38bc), // 100.2a: sykqme5w
    id(0x5187fd67c6), // 100.2b: a63ztsy6
    id(0x19462a3d66), // 100.2c: 3532mfb6
    id(0x5039278bc7), // 100.2d: a0wjf2y7
    id(0xac8c15c513), // 100.3: nj61bh8k
    id(0xea4212f854), // 100.4: x9115y2m
    id(0xf6b4ae22a0), // 100.4a: yttaw8n0
    id(0x043e46bc7d), // 100.4b: 0gz4df3x
    id(0x0274aa6c31), // 100.4c: 09tamv1h
    id(0xd1f455f2e6), // 100.4d: t7t5bwq6
    id(0x8b6a39ffb5), // 100.5: hdn3kzxn
    id(0x6220dd0d7a), // 100.6: c8gdt3bt
    id(0x55cfd1e267), // 100.6a: aq7x3rk7
    id(0x16ad7fec3c), // 100.6b: 2tpqzv1w
    id(0x3dd31fb3f3), // 100.7: 7q9hzczk
    id(0xd92fdad99e), // 101: v4qxnpcy
    id(0x9a23c4ab89), // 101.1: k8hw9aw9
    id(0x837f2476d2), // 101.2: gdzj8xpj
    id(0xd885488c5c), // 101.2a: v22mh32w
    id(0xebc35ee67b), // 101.3: xf1nxskv
    id(0x2f7b2bbbc3), // 101.4: 5xxjqey3
    id(0xb4f51a7871), // 101.4a: pkthmy3h
    id(0x8caf14b545), // 101.4b: hjqh9da5
    id(0x0f337f8168), // 101.4c: 1wsqz0b8
    id(0x80f7185667), // 101.4d: g3vhgnk7
    id(0xd95e8c7e13), // 101.4e: v5f8rzgk
    id(0x1551213be6), // 102: 2n8j2ez6
    id(0x05828552ae), // 102.1: 0p18amne
    id(0x63cf4cbc1c), // 102.2: cf7msf0w
    id(0x489b1de5ac), // 102.3: 92dhvsdc
    id(0x23b0a0ae35), // 102.4: 4era1bhn
    id(0x442abaa194), // 103: 8gnbn8cm
    id(0x54272ef7a9), // 103.1: agkjxxx9
    id(0xe92da66264), // 103.1a: x4ptcrk4
    id(0xea2ecf3c77), // 103.1b: x8qcyf3q
    id(0x7f023b9c62), // 103.1c: fw13q732
    id(0x791ec20e10), // 103.2: f4fc43gg
    id(0x5746c2b6e9), // 103.2a: ax3c5dq9
    id(0x2c965d5495), // 103.2b: 5jb5tn4n
    id(0x821dfa213b), // 103.2c: g8ezm89v
    id(0x21acce0394), // 103.2d: 46pcw0wm
    id(0x4a0cebee09), // 103.2e: 986eqvg9
    id(0x0da9671ecf), // 103.3: 1pmpe7pf
    id(0xc3075241b3), // 103.3a: rc3n4gdk
    id(0x090e59de81), // 103.4: 1475kqm1
    id(0xf159aaaed9), // 103.4a: y5ctnbps
    id(0xf1e3215711), // 103.4b: y7hj2nrh
    id(0x2fcf07763a), // 103.4c: 5z7gexht
    id(0xd60c0adda2), // 103.4d: tr60nqd2
    id(0xadf7ae370a), // 103.4e: nqvtwdra
    id(0x421151f9e2), // 103.5: 888n3yf2
    id(0xf94526f8d5), // 103.5a: z52jdy6n
    id(0x89608f5ffe), // 103.5b: h5g8yqzy
    id(0xe19f430494), // 103.5c: w6fm614m
    id(0x05ba4d0820), // 103.5d: 0px4t210
    id(0x5ffc1d5524), // 103.6: bzy1tn94
    id(0xd69501959e), // 103.6a: ttag35cy
    id(0x380dbf8e69), // 103.6b: 706vz3k9
    id(0x96a5ba8054), // 103.6c: jtjvn02m
    id(0x868dfd4a5c), // 103.7: gt6ztjjw
    id(0x9bed96f60f), // 103.8: kfpsdxgf
    id(0x83150b3f34), // 103.8a: gcagpfsm
    id(0xaf57725a47), // 103.8b: nxbq4pj7
    id(0x0c24676754), // 103.8c: 1gj6estm
    id(0xb6d68a5465), // 104: pvb8mn35
    id(0x91a118a2e4), // 104.1: j6ghh8q4
    id(0x1225c18fbc), // 104.2: 28jw33xw
    id(0x621d02f582), // 104.2a: c8eg5xc2
    id(0xd546f12f6a), // 104.2b: tn3f2bva
    id(0xc84ad1110c), // 104.2c: s15d248c
    id(0x6f506f4cf6), // 104.2d: dx86yk7p
    id(0x06c2974ba8), // 104.3: 0v19ejx8
    id(0x512d3caea4), // 104.3a: a4pksbn4
    id(0x6b386460a1), // 104.3b: dcw68r51
    id(0x4c631c9da1), // 104.3c: 9hhhs7d1
    id(0xaab0831aeb), // 104.3d: nar866qb
    id(0xaac9f6d146), // 104.3e: nb4zdma6
    id(0x5f4e9e966a), // 104.3f: bx79x5ka
    id(0x9e1e0f7b1e), // 104.3g: krf0yyry
    id(0xc5bd8d75f7), // 104.3h: rpyrtxfq
    id(0x579d3d2024), // 104.3i: ayekt814
    id(0x1d4adc4709), // 104.3j: 3n5drhr9
    id(0xddffd0c27f), // 104.3k: vqzx1gkz
    id(0x5d7b2459ba), // 104.4: bnxj8pdt
    id(0x9c2c11ead1), // 104.4a: kgp13tph
    id(0xd3c60abbf1), // 104.4b: tf30nezh
    id(0xb3e69d1659), // 104.4c: pfk9t5js
    id(0xc0e56ce193), // 104.4d: r3jpsrck
    id(0xdf9ede661b), // 104.4e: vyfdwsgv
    id(0xf7bfa7313e), // 104.4f: yyztec9y
    id(0xa3cbd0bd1c), // 104.4g: mf5x1f8w
    id(0x10e163c5b0), // 104.4h: 23gp7hdg
    id(0xae036b0864), // 104.4i: nr1pp234
    id(0xe7b5f84fbf), // 104.5: wytzgkxz
    id(0xe57d1de737), // 104.6: wnyhvssq
    id(0x61f749df68), // 105: c7vmkqv8
    id(0xb26cb5a030), // 105.1: p9pbb81g
    id(0xf845a8124b), // 105.2: z12tg4jb
    id(0xbf7fff1e78), // 105.2a: qxzzy7kr
    id(0x5cb62fed55), // 105.2b: bjv2zvan
    id(0xe5df87b507), // 105.2c: wqfrfd87
    id(0x46d294aef9), // 105.3: 8v999bqs
    id(0xf4fdba2655), // 105.4: ykyvm9jn
    id(0xe99dc3b5a3), // 105.5: x6ew7dd3
    id(0xda09a1c1c6), // 106: v84t3ge6
    id(0x196c4521c6), // 106.1: 35p4a8e6
    id(0x82a6d01735), // 106.1a: gakd05sn
    id(0x548e6560ff), // 106.1b: aj76ar7z
    id(0x6d6e3dcde4), // 106.2: dnq3vkf4
    id(0xdff37a6fde), // 106.3: vzsqmvyy
    id(0x5c9964c1fc), // 106.4: bjcp9gfw
    id(0xbc72eb7397), // 106.4a: qhsepwwq
    id(0x73982755e8), // 106.4b: eec2enf8
    id(0xf1452c617b), // 106.5: y52jrrbv
    id(0x8b6bf7d617), // 106.6: hdnzfngq
    id(0x8670d89aeb), // 106.6a: gsrdh6qb
    id(0x31f3cc5f90), // 106.7: 67swrqwg
    id(0x529c21e9dc), // 106.8: aae23tew
    id(0xaaf227a025), // 106.9: nbs2f815
    id(0x34d83eff0b), // 106.10: 6kc3xzrb
    id(0x65c81b689d), // 106.11: cq41pt4x
    id(0x18db62715a), // 106.12: 33dp4wat
    id(0x924ffc5820), // 106.12a: j97zrp10
    id(0x3a1ef6a695), // 106.12b: 78ffd9mn
    id(0x8f0e92cef7), // 106.13: hw795kqq
    id(0xa403ef7a78), // 107: mg1yyykr
    id(0xb68da91a6e), // 107.1: pt6tj6ke
    id(0x120726bdb3), // 107.1a: 283jdfdk
    id(0xe712689b50), // 107.1b: ww96h6tg
    id(0x1608231d3e), // 107.1c: 2r42679y
    id(0xcc7710c3b0), // 107.2: shvh1gxg
    id(0x7c32f6b523), // 107.3: fgsfdd93
    id(0x9515e775d1), // 107.3a: jmayexeh
    id(0xa567e3c567), // 107.3b: mnky7hb7
    id(0x247039a65f), // 107.3c: 4hr3k9jz
    id(0xc2f23e5eb1), // 107.3d: rbs3wqnh
    id(0x05ddac9df5), // 107.3e: 0qets7fn
    id(0xa514489297), // 107.3f: mma4h4mq
    id(0xd6f676fe42), // 107.3g: tvv7dzj2
    id(0x3c63d64929), // 107.3h: 7hhxcj99
    id(0x8fe9e42609), // 107.3i: hzmy89g9
    id(0x7e06e3b9c5), // 107.3j: fr3e7ee5
    id(0xcdf20ff743), // 107.3k: sqs0zxt3
    id(0x00bb6636ed), // 107.3m: 02xpcdqd
    id(0x12c534ed36), // 107.3n: 2b2k9v9p
    id(0xfd3553a0a9), // 107.3p: zmtn7859
    id(0x64dc5e3877), // 107.4: cke5we3q
    id(0x257c34ed1f), // 107.4a: 4ny39v8z
    id(0x3a9dcce300), // 107.4b: 7aewsrr0
    id(0xb6e19aeb90), // 107.4c: pvgsntwg
    id(0x5c3764a3e6), // 107.4d: bgvp98z6
    id(0x805c938ea0), // 107.4e: g1e973n0
    id(0xd6d342a839), // 107.4f: tv9m5a1s
    id(0xd184e0499a), // 107.4g: t62e0jct
    id(0x47090247ac), // 107.4h: 8w4g4hxc
    id(0x5cbfaa88a2), // 107.5: bjztn252
    id(0x29ee66989b), // 107.6: 57q6d64v
    id(0x81cff6e01a), // 107.7: g77zdr0t
    id(0xd83a4386b6), // 107.8: v0x471np
    id(0xac916fd16a), // 107.8a: nj8pzmba
    id(0xb53f1461b7), // 107.8b: pmzh8rdq
    id(0xe6ac3c0971), // 107.9: wtp3r2bh
    id(0x89529faf1f), // 107.10: h599zbrz
    id(0x589cb15e5d), // 107.11: b2eb2qjx
    id(0xb2d3735d7f), // 107.12: pb9q6qbz
    id(0x9d7e124c7d), // 107.13: knz14k3x
    id(0xfc590ebf43), // 107.14: zhcgxft3
    id(0x69384fe206), // 107.15: d4w4zrg6
    id(0x20659ae5bd), // 107.15a: 41jsnsdx
    id(0xb1c8cd2774), // 107.15b: p74ct9vm
    id(0x76564be944), // 107.16: esb4qta4
    id(0x9d3f2e37a4), // 107.16a: kmzjwdx4
    id(0x1f8dcb1651), // 107.17: 3y6wp5jh
    id(0x4d035df5c5), // 107.17a: 9m1nvxe5
    id(0xfa198052b9), // 107.18: z8cr0mns
    id(0xe7385a796d), // 108: www5mybd
    id(0xb5a48a379b), // 108.1: ppj8mdwv
    id(0x5e7c06250d), // 108.2: bsy0c98d
    id(0x4d274c6110), // 108.2a: 9mkmrr8g
    id(0xeb2e4dadb4), // 108.2b: xcq4vbdm
    id(0xf7ccf96e73), // 108.3: yz6fjvkk
    id(0x942cb424d3), // 108.3a: jgpb896k
    id(0x40e41e2cd6), // 108.3b: 83j1wb6p
    id(0x175dccec86), // 108.4: 2xewsv46
    id(0xb4219b4f99), // 108.4a: pggspkws
    id(0x64dd33c0bf), // 108.5: ckek7g5z
    id(0xae8b9b23c0), // 108.6: nt5sp8y0
    id(0xfafd01339c), // 109: zbyg2cww
    id(0xdc02b77dcb), // 109.1: vg1bezeb
    id(0x1cccba5fcd), // 109.2: 3k6bmqyd
    id(0x74a2c2a235), // 109.2a: ejhc58hn
    id(0xed14257553), // 109.2b: xma2axak
    id(0x2a7c21f07a), // 109.2c: 59y23w3t
    id(0x7a5925068e), // 109.2d: f9cja1me
    id(0x0f74e33ee2), // 109.3: 1xte6fq2
    id(0x362d4be37f), // 109.4: 6rpmqrvz
    id(0xd6c657aef0), // 109.4a: tv35fbqg
    id(0x6bba34ba95), // 109.4b: dex39emn
    id(0x0fbbd846ca), // 109.4c: 1yxxghpa
    id(0x3e818804eb), // 109.4d: 7t0rg17b
    id(0xc4b8422a69), // 109.4e: rjw44ak9
    id(0x92bd930867), // 109.4f: jays6237
    id(0xca7c4813ee), // 109.4g: s9y4g4ze
    id(0x8777a1c798), // 109.5: gxvt3hwr
    id(0xf82047dbab), // 110: z0g4fpxb
    id(0x1b96c212d2), // 110.1: 3ebc44pj
    id(0x7bb707f0f1), // 110.2: fevgfw7h
    id(0x47e43d9413), // 110.2a: 8zj3v50k
    id(0x00544c1abc), // 110.2b: 01a4r6nw
    id(0x6dd67540a9), // 110.3: dqb7ag59
    id(0x71158dfe1e), // 110.4: e4arvzgy
    id(0x0966797ea8), // 110.4a: 15k7jzn8
    id(0xadd123909f), // 110.4b: nq8j744z
    id(0xfdd34c130b), // 110.4c: zq9mr4rb
    id(0xe7ec7c50b9), // 110.5: wzp7rm5s
    id(0x1768f57a5f), // 110.5a: 2xmfayjz
    id(0xa12fcbc396), // 110.5b: m4qwqgwp
    id(0x3449807cc9), // 110.5c: 6h4r0z69
    id(0x6766f11155), // 110.5d: cxkf24an
    id(0x03d238e197), // 111: 0f93hrcq
    id(0x23c79847b1), // 111.1: 4f3sghxh
    id(0xb683f6d925), // 111.2: pt1zdp95
    id(0xe1f670258a), // 111.3: w7v709ca
    id(0xa9b96e308a), // 111.4: n6wpwc4a
    id(0x4cd599be67), // 111.5: 9kaskfk7
    id(0x0001930fa0), // 111.6: 000s63x0
    id(0x5cf4c987c6), // 111.7: bktck1y6
    id(0x5825a24f64), // 111.8: b0jt4kv4
    id(0x7a8837126d), // 111.9: fa43e4kd
    id(0x1cedd4a22d), // 111.10: 3kpx98hd
    id(0x9180be4099), // 111.10a: j60bwg4s
    id(0x4b42f8466b), // 111.10b: 9d1fghkb
    id(0xbe0c3861d6), // 111.10c: qr63grep
    id(0x960aa61d39), // 111.10d: jr5ac79s
    id(0x16fae280d8), // 111.10e: 2vxe506r
    id(0x612d4fb748), // 111.10f: c4pmzdt8
    id(0x08843704d5), // 111.10g: 1223e16n
    id(0xf43d31fd24), // 111.10h: ygyk3z94
    id(0xdb7ec02fd7), // 111.10i: vdzc0byq
    id(0xf588dfd667), // 111.10j: yp4dznk7
    id(0x8cbf5f2cc1), // 111.10k: hjznyb61
    id(0xe2a655eaa2), // 111.10m: wak5btn2
    id(0x9d356bcdc1), // 111.10n: kmtpqke1
    id(0x89eb662944), // 111.10p: h7npcaa4
    id(0xe371d76781), // 111.10q: wdrxesw1
    id(0x478c3b5fdc), // 111.10r: 8y63pqyw
    id(0x03fcc51fd0), // 111.10s: 0fyca7yg
    id(0x155dd52c1c), // 111.10t: 2nexab0w
    id(0x251a0e2509), // 111.11: 4md0w989
    id(0x296ad2dfc7), // 111.12: 55nd5qy7
    id(0xdf963a0125), // 111.13: vyb3m095
    id(0xcd986d77cf), // 112: spc6txyf
    id(0x2ea51f4d77), // 112.1: 5tjhykbq
    id(0xafa8569a08), // 112.1a: nym5d6g8
    id(0x9476326391), // 112.1b: jhv34rwh
    id(0xb3dbc8327b), // 112.2: pfdwgckv
    id(0x886a16acd7), // 112.2a: h1n1db6q
    id(0x25c6f08ece), // 112.3: 4q3f13pe
    id(0x0007e9d830), // 112.4: 003ykp1g
    id(0x9567ab8552), // 113: jnktq1aj
    id(0x824e286ea3), // 113.1: g972gvn3
    id(0xfe16555de9), // 113.1a: zrb5aqf9
    id(0x37321bc9d9), // 113.1b: 6ws1qjes
    id(0x2b7fd68129), // 113.1c: 5dzxd099
    id(0xe0484bfc41), // 113.2: w144qz21
    id(0xfc34b3f3c4), // 113.2a: zgtb7wy4
    id(0x16c552948f), // 113.2b: 2v2n554f
    id(0xad4d55410c), // 113.2c: nn6nag8c
    id(0x0863438bf3), // 113.2d: 11hm72zk
    id(0xc09927fe29), // 113.3: r2cjfzh9
    id(0xe89473cc3e), // 113.3a: x2a77k1y
    id(0x1112f9a09b), // 113.3b: 249fk84v
    id(0x98ad954cec), // 113.3c: k2psak7c
    id(0x133aa2e618), // 113.3d: 2cxa5sgr
    id(0x03a9045345), // 113.4: 0emg8mt5
    id(0xa9efe3b6ef), // 113.5: n7qy7dqf
    id(0xd68d7d6926), // 113.6: tt6qtt96
    id(0x8b6e4c1675), // 113.6a: hdq4r5kn
    id(0xa3946dba3c), // 113.6b: mea6vehw
    id(0xce22f42b60), // 113.6c: srhf8av0
    id(0x5e738e1c49), // 113.6d: bssrw729
    id(0x67735fa670), // 113.6e: cxsnz9kg
    id(0x137dcaff29), // 113.6f: 2dywnzs9
    id(0x094c69c07c), // 113.6g: 1566kg3w
    id(0xca491dac2b), // 113.6h: s94hvb1b
    id(0xb729cb5a01), // 113.6i: pwmwppg1
    id(0x2120fc8223), // 113.6j: 44gfs0h3
    id(0x109621d9c7), // 113.6k: 22b23pe7
    id(0xeafd53b72b), // 113.6m: xbyn7dsb
    id(0x533fa614b8), // 113.6n: acztc55r
    id(0x7a542a907e), // 113.6p: f9a2n43y
    id(0x26c8fbe5a5), // 113.7: 4v4fqsd5
    id(0x993068b4d9), // 113.7a: k4r6hd6s
    id(0x53d7a013cf), // 113.8: afbt04yf
    id(0x2f96b4ee8d), // 113.9: 5ybb9vmd
    id(0xd8e6ac708a), // 113.10: v3karw4a
    id(0xff819120e5), // 113.10a: zy0s2875
    id(0xae9773e90b), // 113.10b: ntbq7t8b
    id(0x0c7524075e), // 113.10c: 1htj81ty
    id(0xc979127d8f), // 113.11: s5wh4zcf
    id(0xf60f244dab), // 113.12: yr7j8kdb
    id(0xba9b48828b), // 114: qadmh0mb
    id(0x90e2db39c8), // 114.1: j3hdpee8
    id(0x1979d506ee), // 114.2: 35wxa1qe
    id(0x3ce83f2e7b), // 114.3: 7km3ybkv
    id(0x5578dc730b), // 114.4: anwdrwrb
    id(0xbb733945f6), // 114.5: qdskjhfp
    id(0x7e7ae34cc0), // 115: fsxe6k60
    id(0x8b261c0b0c), // 115.1: hck1r2rc
    id(0x9da0f83f04), // 115.1a: kpgfgfr4
    id(0x35e9f0fd34), // 115.1b: 6qmz1z9m
    id(0xa71f68fcb8), // 115.1c: mwfphz5r
    id(0x517f94b3bd), // 115.1d: a5zs9cxx
    id(0x04a0398dbb), // 115.1e: 0jg3k3dv
    id(0x8590088474), // 115.2: gp80h13m
    id(0x9023cf895c), // 115.3: j0hwz2aw
    id(0xa7c84c39b8), // 115.4: mz44redr
    id(0x3e936a0eb0), // 115.5: 7t9pm3ng
    id(0xef9f90ab54), // 115.6: xyfs1atm
    id(0xe96dab0f8e), // 115.7: x5ptp3we
    id(0xe4e2757a10), // 115.7a: wkh7aygg
    id(0xae9d0c60d0), // 115.7b: ntegrr6g
    id(0x4d886ffea4), // 115.7c: 9p46zzn4
    id(0x17a8c1bcbd), // 115.7d: 2ymc3f5x
    id(0xfce57f3a42), // 115.7e: zkjqyej2
    id(0x2711241ec9), // 115.7f: 4w8j87p9
    id(0x1549d23442), // 115.8: 2n4x4d22
    id(0x3fc92c9fdb), // 115.9: 7z4js7yv
    id(0xb18f46743e), // 115.9a: p67mcx1y
    id(0xa16f04a483), // 115.9b: m5qg9943
    id(0xe500626114), // 115.9c: wm064r8m
    id(0x774a69ee23), // 115.10: ex56kvh3
    id(0xc1cbb4956d), // 115.10a: r75v95bd
    id(0x7197248320), // 115.10b: e6bj90s0
    id(0x186b98769d), // 116: 31nsgxmx
    id(0x6ba50b413d), // 116.1: dejgpg9x
    id(0x1a56e4ce06), // 116.2: 39be9kg6
    id(0xe0b14dabc3), // 116.2a: w2rmvay3
    id(0xa51ce75088), // 116.2b: mmeeem48
    id(0x7771fd728b), // 116.2c: exrztwmb
    id(0xc2b537b7ad), // 116.2d: ratkfdxd
    id(0x9eaa65dfcf), // 116.2e: ktn6bqyf
    id(0xd86b19a980), // 116.2f: v1nhkac0
    id(0x99f5b0ec9d), // 116.2g: k7tv1v4x
    id(0xaa515a1577), // 116.2h: n98nm5bq
    id(0xb291b7f5ca), // 116.2i: pa8vfxea
    id(0x964c6298c0), // 116.2j: js665660
    id(0x001d525d3b), // 116.2k: 00en4q9v
    id(0x00855b04d9), // 116.2m: 022np16s
    id(0x720f608ff2), // 116.3: e87p13zj
    id(0x5a66895355), // 117: b9k8jmtn
    id(0xc265b402b7), // 117.1: r9jv80nq
    id(0x43ec149d9d), // 117.1a: 8fp197cx
    id(0x9d12c6a2a6), // 117.1b: km9cd8n6
    id(0xc932ff1af8), // 117.1c: s4sfy6qr
    id(0xe153326f66), // 117.1d: w59k4vv6
    id(0x4c3c578880), // 117.2: 9gy5f240
    id(0x36ad778a00), // 117.2a: 6tpqf2g0
    id(0x5006293b44), // 117.2b: a032jet4
    id(0x9e63305b46), // 117.2c: kshk0pt6
    id(0x05dbd6baa9), // 117.2d: 0qdxden9
    id(0xe8b355d0a9), // 117.2e: x2snbm59
    id(0xc11cc57560), // 117.3: r4ecaxb0
    id(0xc45ede1096), // 117.3a: rhfdw44p
    id(0xe29aa12d86), // 117.3b: wada2bc6
    id(0x5d7d86cd79), // 117.3c: bnyrdkbs
    id(0x48788cfa1a), // 117.3d: 91w8sygt
    id(0xc4ce006376), // 117.4: rk700rvp
    id(0x5f4cad1069), // 117.5: bx6at439
    id(0x28d76f88a0), // 117.6: 53bpz250
    id(0x992bedaec7), // 117.7: k4nyvbp7
    id(0x8f70cf638a), // 118: hxrcyrwa
    id(0xb2333681e0), // 118.1: p8skd0f0
    id(0x4bbac443b4), // 118.2: 9exc8gxm
    id(0xb0012bb13a), // 118.3: p00jqc9t
    id(0xa9f8f08b1a), // 118.3a: n7wf12rt
    id(0x5e55cc1b71), // 118.3b: bsawr6vh
    id(0xf573236eb5), // 118.3c: ynsj6vnn
    id(0xfbb7ff8a2e), // 118.4: zevzz2he
    id(0xb5647ee4f9), // 118.5: pnj7xs7s
    id(0x01a3d54d43), // 118.5a: 06hxaka3
    id(0xf4cf199f57), // 118.6: yk7hk7tq
    id(0xb8ce304c0d), // 118.6a: q3730k0d
    id(0x14ce7f2c60), // 118.7: 2k77yb30
    id(0x8083395256), // 118.7a: g21kjmjp
    id(0xd5b670b149), // 118.7b: tpv71ca9
    id(0x32d2138b11), // 118.7c: 6b9172rh
    id(0x05f029580c), // 118.7d: 0qr2jp0c
    id(0x2d0a973413), // 118.7e: 5m59ed0k
    id(0x1fac29cad0), // 118.7f: 3yp2kjpg
    id(0xbae1a68486), // 118.7g: qbgtd146
    id(0x5d1f8c0f56), // 118.8: bmfrr3tp
    id(0x5f4168e60a), // 118.8a: bx0phsga
    id(0x13e7e0f189), // 118.8b: 2fky1wc9
    id(0xfad9d35b73), // 118.8c: zbcx6pvk
    id(0x8c9a6e3d66), // 118.8d: hjd6wfb6
    id(0x3ea62f5d65), // 118.9: 7tk2yqb5
    id(0xbbaab4ece9), // 118.9a: qenb9v79
    id(0x6dca39090e), // 118.9b: dq53j28e
    id(0x8f6f27b8ca), // 118.9c: hxqjfe6a
    id(0xcdeede0b03), // 118.9d: sqqdw2r3
    id(0xd67738124c), // 118.10: tsvkg4jc
    id(0x740512ce3e), // 118.11: eg2h5khy
    id(0x2b88da401c), // 118.12: 5e4dmg0w
    id(0x5633717ee0), // 118.12a: arsq2zq0
    id(0x2b6eef56b7), // 118.12b: 5dqeynnq
    id(0xa644ad399e), // 118.13: ms2atecy
    id(0x0969fea6d7), // 118.13a: 15mzx9pq
    id(0x327442e6ff), // 118.13b: 69t45sqz
    id(0xc2c1e8dee6), // 118.13c: rb0yhqq6
    id(0x0843082afd), // 118.14: 111ggaqx
    id(0xfc7ab0f1bc), // 119: zhxb1wdw
    id(0xbc42518bbd), // 119.1: qh1532xx
    id(0x2caf9c93fc), // 119.1a: 5jqss4zw
    id(0xd988ae4562), // 119.1b: v64awhb2
    id(0x6b7189f9d3), // 119.1c: ddrrkyek
    id(0x74a75218fe), // 119.1d: ejkn467y
    id(0x3117cf019a), // 119.1e: 64bwy0ct
    id(0x744e48db4d), // 119.2: eh74hptd
    id(0x36411f5898), // 119.3: 6s0hyp4r
    id(0x2f45e85301), // 119.4: 5x2ygmr1
    id(0xc2130604fc), // 119.4a: r89gc17w
    id(0x4699c79d22), // 119.4b: 8tcwf792
    id(0xafeb5600da), // 119.5: nznnc06t
    id(0xa73359005b), // 119.6: mwsnj02v
    id(0x22160ce402), // 119.7: 48b0ss02
    id(0x5b9a92309a), // 119.8: bed94c4t
    id(0xe5e9e1d391), // 119.9: wqmy3mwh
    id(0x99f49a9d1d), // 119.10: k7t9n78x
    id(0x2e93d112ab), // 120: 5t9x24nb
    id(0x6b73874b40), // 120.1: ddsrejt0
    id(0x87ece2aee2), // 120.1a: gzpe5bq2
    id(0x3e30b6367e), // 120.2: 7rrbcdky
    id(0xc6a5b81b26), // 120.2a: rtjvg6s6
    id(0x7212b728a5), // 120.2b: e89bea55
    id(0xabb4577787), // 120.3: net5exw7
    id(0x9694583c74), // 120.3a: jta5gf3m
    id(0x23f7fae1eb), // 120.3b: 4fvznrfb
    id(0xde1f3ffbfc), // 120.3c: vrfkzyzw
    id(0xe1143dfb69), // 120.3d: w4a3vyv9
    id(0x40064de5b9), // 120.3e: 8034vsds
    id(0x374da5e28b), // 120.3f: 6x6tbrmb
    id(0x681255833e), // 120.3g: d095b0sy
    id(0x3ab1bf0923), // 120.3h: 7arvy293
    id(0x66ef182684), // 120.4: cvqhg9m4
    id(0x6703e0c7ee), // 120.4a: cw1y1hze
    id(0x0187ec420b), // 120.4b: 063yrggb
    id(0xfdc4c81ae9), // 120.4c: zq2cg6q9
    id(0xf024d7424d), // 120.4d: y0jdegjd
    id(0x7ae125118d), // 120.5: fbgja4cd
    id(0x8dd180ae0b), // 120.6: hq8r1bgb
    id(0xeb23d9db9a), // 120.7: xchxkpwt
    id(0x59ed50db76), // 120.8: b7pn1pvp
    id(0xaa0a5c5231), // 120.9: n855rmhh
    id(0xc392cc719f), // 120.10: re9crwcz
    id(0x3d63b0ba69), // 121: 7nhv1ek9
    id(0xa03a979965), // 121.1: m0x9f6b5
    id(0x5407171af9), // 121.2: ag3he6qs
    id(0x4e305a1dba), // 121.2a: 9rr5m7dt
    id(0xb42081941c), // 121.2b: pgg8350w
    id(0xba7d65b347), // 121.2c: q9ypbct7
    id(0x3e4f4ea38a), // 121.2d: 7s7mx8wa
    id(0x4058639060), // 121.3: 81c67430
    id(0x7e7ff882db), // 121.3a: fszzh0pv
    id(0x6201224e27), // 121.4: c80j4kh7
    id(0x851f6abbef), // 121.5: gmfpnezf
    id(0x99f16eae52), // 121.6: k7rpxbjj
    id(0x00f336d353), // 121.6a: 03skdmtk
    id(0x457f3808d2), // 121.6b: 8nzkg26j
    id(0x72228d0a50), // 121.6c: e8h8t2jg
    id(0x2e4d17be04), // 121.7: 5s6hffg4
    id(0x7c02239d3b), // 121.8: fg12779v
    id(0xf229a351ef), // 121.9: y8mt6mff
    id(0x7b1b5c7e45), // 122: fcdnrzj5
    id(0x9e2cc68eac), // 122.1: krpcd3nc
    id(0xbfceaf8839), // 122.1a: qz7az21s
    id(0xab9a01d2a8), // 122.1b: ned03mn8
    id(0xe8e87aea87), // 122.1c: x3m7ntm7
    id(0xe06f0f1b4a), // 122.1d: w1qgy6ta
    id(0x1f69d8b04f), // 122.1e: 3xmxhc2f
    id(0x8e18441fef), // 122.1f: hrc487zf
    id(0x9dfa6270cb), // 122.1g: kqx64w6b
    id(0xff309ef93f), // 122.1h: zwr9xy9z
    id(0x46b2f605a7), // 122.1i: 8tsfc1d7
    id(0x6832afe05c), // 122.2: d0sazr2w
    id(0x59f213c486), // 122.3: b7s17h46
    id(0x5ade1984b1), // 122.4: bbf1k15h
    id(0xcd80777132), // 122.5: sp07ew9j
    id(0x0a48e5d532), // 122.6: 194ebn9j
    id(0xcbd3fbd0c7), // 122.6a: sf9zqm67
    id(0x70b6998611), // 122.7: e2v9k1gh
    id(0x790d85b372), // 122.8: f46rbcvj
    id(0x1ab30c25d6), // 123: 3asgr9ep
    id(0x6f46f39657), // 123.1: dx3f75jq
    id(0xd735043460), // 123.2: twtg8d30
    id(0x32edcc176e), // 123.2a: 6bpwr5ve
    id(0xacee25e0b8), // 123.2b: nkq2br5r
    id(0xd597fb5628), // 123.2c: tpbzpnh8
    id(0xdeede57c53), // 123.3: vvpyaz2k
    id(0x2f605e21c6), // 123.3a: 5xg5w8e6
    id(0x69c74d05a7), // 123.3b: d73mt1d7
    id(0xb3adcaa78c), // 123.3c: pepwn9wc
    id(0x231f8a249d), // 123.3d: 4cfrm94x
    id(0x52e2c403a6), // 123.4: abhc80x6
    id(0x0b49bcf52b), // 123.5: 1d4vsx9b
    id(0xc0b6be24df), // 123.5a: r2vbw96z
    id(0xa0d33646c6), // 123.5b: m39kchp6
    id(0xbb37e9c7ba), // 123.5c: qcvykhxt
    id(0x7b09eb174d), // 123.6: fc4yp5td
    id(0x98676881ed), // 123.6a: k1kph0fd
    id(0x8a2a5231f7), // 123.6b: h8n54cfq
    id(0xbcf358c919), // 123.6c: qksnhj8s
    id(0x6e258f9403), // 123.6d: drjrz503
    id(0xd7ebf0468b), // 123.6e: tznz0hmb
    id(0x2f92d32408), // 123.7: 5y9d6908
    id(0xf1902d5e07), // 123.7a: y682tqg7
    id(0xd320ae9ece), // 123.8: tcgax7pe
    id(0xcf819899bb), // 123.8a: sy0sh6dv
    id(0xa120ac6e0b), // 123.9: m4garvgb
    id(0x9fb42881f5), // 2: kyt2h0fn
    id(0x849699346e), // 200: gjb9jd3e
    id(0xfaab1e8a9c), // 200.1: zanhx2mw
    id(0x11916ae5e0), // 200.2: 268pnsf0
    id(0x44f4f33472), // 200.3: 8ktf6d3j
    id(0x8ebcf19611), // 201: htyf35gh
    id(0x308dc9751c), // 201.1: 626wjx8w
    id(0x46a7edae64), // 201.2: 8tkyvbk4
    id(0xde3c8a03a1), // 201.2a: vry8m0x1
    id(0x405f601357), // 201.2b: 81fp04tq
    id(0x113d6d64b6), // 201.2c: 24ypts5p
    id(0x20ffa8216a), // 201.3: 43ztg8ba
    id(0xc6f779f203), // 201.3a: rvvqkwg3
    id(0x9cfe11fcbd), // 201.3b: kkz13z5x
    id(0xe3aa6f84f1), // 201.3c: wen6z17h
    id(0x4382b093e4), // 201.4: 8e1b14z4
    id(0x802353b5bf), // 201.4a: g0hn7ddz
    id(0xf46de74bf1), // 201.4b: yhpyejzh
    id(0xe2cead5831), // 201.4c: wb7atp1h
    id(0x3ef8613746), // 201.4d: 7vw62dt6
    id(0x80b177f5e4), // 201.4e: g2rqfxf4
    id(0xb84fe5e223), // 201.4f: q17ybrh3
    id(0x7312ad6b6d), // 201.4g: ec9attvd
    id(0xea43945cd7), // 201.5: x91s8q6q
    id(0x9afb29ebed), // 201.5a: kbxjktzd
    id(0x669f930f04), // 201.5b: ctfs63r4
    id(0xd722babfb7), // 201.5c: twhbnfxq
    id(0x6bf5c0db5d), // 201.6: dftw1ptx
    id(0x7d4fe7ce2e), // 202: fn7yfkhe
    id(0xdfeec102e2), // 202.1: vzqc20q2
    id(0x4a837d28aa), // 202.1a: 9a1qta5a
    id(0x9c58d702b9), // 202.1b: khcde0ns
    id(0x0dd73a6585), // 202.2: 1qbkmsc5
    id(0xb4b63a7e11), // 202.2a: pjv3mzgh
    id(0x55989085f1), // 202.2b: apc911fh
    id(0xd69514ca24), // 202.2c: ttah9jh4
    id(0x767ef4892e), // 202.2d: eszf929e
    id(0x725f7ff9e2), // 202.2e: e9fqzyf2
    id(0xa7fda8b439), // 202.2f: mzythd1s
    id(0x34d6bcf758), // 202.3: 6kbbsxtr
    id(0x4f5ce7d27e), // 202.3a: 9xeefmky
    id(0x352e34a800), // 202.3b: 6mq39a00
    id(0xf5d877b6be), // 202.3c: yqc7fdny
    id(0xda37348406), // 202.3d: v8vk9106
    id(0xcff550e4b0), // 202.3e: sztn1s5g
    id(0x871d1b0f9b), // 202.3f: gwehp3wv
    id(0xeada5d2e7b), // 202.3g: xbd5tbkv
    id(0x1157fd24dd), // 202.4: 25bzt96x
    id(0x3140bccb32), // 203: 650bsjsj
    id(0x2423d1bbe8), // 203.1: 4ghx3ez8
    id(0x04195476b6), // 204: 0gcn8xnp
    id(0x78b041b1c2), // 204.1: f2r43ce2
    id(0xb4eae778d3), // 204.2: pkneey6k
    id(0x842ae88793), // 205: ggneh1wk
    id(0x42b5ae6fd1), // 205.1: 8attwvyh
    id(0x48ec5610d0), // 205.1a: 93p5c46g
    id(0x234e477f46), // 205.1b: 4d74ezt6
    id(0x038cff8aee), // 205.2: 0e6fz2qe
    id(0x65d34959be), // 205.2a: cq9mjpdy
    id(0x47158d6345), // 205.2b: 8wartrt5
    id(0x38d375bc82), // 205.2c: 739qbf42
    id(0xfa626ac6e1), // 205.3: z9h6nhq1
    id(0x2de5e8d0e5), // 205.3a: 5qjyhm75
    id(0xd4f66852d9), // 205.3b: tkv6gmps
    id(0x17a5bc0ac2), // 205.3c: 2yjvr2p2
    id(0xf600764ff4), // 205.3d: yr07ckzm
    id(0xfad4d71cd6), // 205.3e: zbade76p
    id(0xc5895c2475), // 205.3f: rp4nr93n
    id(0x3b0bdcde85), // 205.3g: 7c5xsqm5
    id(0x0ae1c6560d), // 205.3h: 1bgwcngd
    id(0x4d49cc3a08), // 205.3i: 9n4wreg8
    id(0x4dbb48f9ed), // 205.3j: 9pxmhyfd
    id(0xc1808ffede), // 205.3k: r608zzpy
    id(0x9571f1ebbf), // 205.3m: jnrz3txz
    id(0x8eace1608f), // 205.3n: htpe2r4f
    id(0x86021e1e19), // 205.3p: gr11w7gs
    id(0x9416e4e6fa), // 205.3q: jgbe9sqt
    id(0x3401401470), // 205.3r: 6g0m053g
    id(0x282c514e89), // 205.4: 50p52km9
    id(0x92b8dacd98), // 205.4a: jawdnkcr
    id(0x8ad251b26b), // 205.4b: hb953ckb
    id(0xefc2de70a0), // 205.4c: xz1dww50
    id(0x13b267ad2a), // 205.4d: 2es6fb9a
    id(0x80a12f04db), // 205.4e: g2gjy16v
    id(0xc382ff1797), // 205.4f: re1fy5wq
    id(0x16f907841b), // 205.4g: 2vwgf10v
    id(0x289f506321), // 205.4h: 52fn0rs1
    id(0x8402afd8d2), // 206: gg1azp6j
    id(0x23577d148e), // 206.1: 4dbqt54e
    id(0xe94df1f34e), // 206.2: x56z3wte
    id(0x51bcbf5141), // 206.3: a6ybyma1
    id(0x638527ca18), // 206.3a: ce2jfjgr
    id(0x645e0a20aa), // 206.3b: chf0m85a
    id(0xcd776f9af7), // 206.3c: snvpz6qq
    id(0x258bdd79f8), // 206.4: 4p5xtyfr
    id(0x1aad5abd6a), // 206.5: 3apnnfba
    id(0xb2ac778d41), // 207: pap7f3a1
    id(0x09246ef98b), // 207.1: 14j6xycb
    id(0x298d0f6baa), // 207.2: 566gytxa
    id(0x54423a013f), // 207.2a: ah13m09z
    id(0xdddcede078), // 207.2b: vqeevr3r
    id(0x5524d7272d), // 207.2c: amjde9sd
    id(0xfd1b085de0), // 207.2d: zmdggqf0
    id(0x179c1dab31), // 207.3: 2ye1vash
    id(0x8fb23c2e72), // 207.4: hys3rbkj
    id(0xe873d6c6db), // 207.5: x1sxdhpv
    id(0x0eabf0a5e5), // 208: 1tnz19f5
    id(0x509ec60096), // 208.1: a2fcc04p
    id(0x79b2c5cd47), // 208.2: f6scbka7
    id(0xd41e89ee8e), // 208.2a: tgf8kvme
    id(0xbd10c98445), // 208.2b: qm8ck125
    id(0xf5495a091c), // 208.3: yn4nm28w
    id(0xa04f9d6e4a), // 208.3a: m17stvja
    id(0x6fef14fa8e), // 208.4: dzqh9yme
    id(0x16c5fe5857), // 208.4a: 2v2zwp2q
    id(0xd820453f86), // 208.4b: v0g4afw6
    id(0x86cabd1c9a), // 208.5: gv5bt74t
    id(0xd511d37f1c), // 209: tm8x6zrw
    id(0xa15d871ef4), // 209.1: m5ere7qm
    id(0xd6e5e7815b), // 209.2: tvjyf0av
    id(0xc722ec0733), // 210: rwher1sk
    id(0xdc227f9cd7), // 210.1: vgh7z76q
    id(0xe79036642c), // 211: wy83cs1c
    id(0x381a35c147), // 211.1: 70d3bga7
    id(0xb250028323), // 212: p98050s3
    id(0x8a2b70a2f8), // 212.1: h8nq18qr
    id(0xcf372bd792), // 213: swvjqnwj
    id(0xde79d11902), // 213.1: vswx2682
    id(0x676b27ca61), // 213.1a: cxnjfjk1
    id(0xaeabd229e8), // 213.1b: ntnx4af8
    id(0x471c2e229d), // 213.1c: 8we2w8mx
    id(0x5d2ba22fee), // 213.1d: bmnt4bze
    id(0x800ee26211), // 213.1e: g07e4rgh
    id(0x06b971dffe), // 213.1f: 0twq3qzy
    id(0x7f5bdda93b), // 213.1g: fxdxva9v
    id(0xdfdedc7572), // 3: vzfdrxbj
    id(0x9913d5095c), // 300: k49xa2aw
    id(0xa1d93583de), // 300.1: m7ckb0yy
    id(0x1f0c802aba), // 300.2: 3w680ant
    id(0xa07b3f0e86), // 300.2a: m1xky3m6
    id(0x5045003e17), // 300.2b: a12g0fgq
    id(0x7f7bd22d8e), // 301: fxxx4bce
    id(0x7e9db623c1), // 301.1: ftevc8y1
    id(0xcb81d34fbb), // 301.2: se0x6kxv
    id(0xe626773ff0), // 301.3: wrk7efzg
    id(0xa259b27f72), // 301.4: m9cv4zvj
    id(0xd49fe245a3), // 301.5: tjfy4hd3
    id(0xd331a9c9f0), // 301.5a: tcrtkjfg
    id(0x520d5287dc), // 301.5b: a86n51yw
    id(0xf81b55ddcc), // 301.5c: z0dnbqec
    id(0xff6591d9ca), // 301.5d: zxjs3pea
    id(0x5dbd9c73f5), // 301.5e: bpysrwzn
    id(0x5b14456fe4), // 301.5f: bca4avz4
    id(0xf9ba54eee6), // 301.6: z6x59vq6
    id(0x301c3a16b7), // 301.7: 60e3m5nq
    id(0x24452ef55b), // 301.7a: 4h2jxxav
    id(0xa02ce123e4), // 301.7b: m0pe28z4
    id(0x40dad2a5cd), // 302: 83dd59ed
    id(0x2b0b7e82d7), // 302.1: 5c5qx0pq
    id(0x12262c9a08), // 302.2: 28k2s6g8
    id(0x84f618b694), // 302.3: gkv1hdmm
    id(0xd729781a84), // 302.4: twmqg6m4
    id(0x83bc6180f8), // 302.4a: gey6307r
    id(0x4c90743368), // 302.4b: 9j878cv8
    id(0x77b63e6548), // 302.4c: eyv3wsa8
    id(0xf6b3cf8af7), // 302.5: ytswz2qq
    id(0x30bbd83a4e), // 302.6: 62xxgeje
    id(0x1bb8b03c89), // 302.7: 3ewb0f49
    id(0x32bf99b22f), // 303: 6azskchf
    id(0xd10fdf7a3a), // 303.1: t47xyyht
    id(0x04e6a526cb), // 303.2: 0kkaa9pb
    id(0x22dd79bfb6), // 303.3: 4beqkfxp
    id(0xd85679f7c3), // 303.4: v1b7kxy3
    id(0xd7c8114b86), // 303.4a: tz412jw6
    id(0x9c904c1a52), // 303.4b: kj84r6jj
    id(0x0820d6bf09), // 303.4c: 10gddfr9
    id(0x8a94526170), // 303.4d: haa54rbg
    id(0x83f000d25f), // 303.4e: gfr01mjz
    id(0x45f947a4cd), // 303.4f: 8qwmf96d
    id(0x7a3aca2588), // 303.4g: f8xcm9c8
    id(0x6a88e496e4), // 303.4h: da4e95q4
    id(0x96ef372be9), // 303.4i: jvqkeaz9
    id(0x934b75bed5), // 303.4j: jd5qbfpn
    id(0x826fd0f776), // 303.4k: g9qx1xvp
    id(0xafd00f638b), // 303.4m: nz80yrwb
    id(0x0c7320d487), // 303.5: 1hsj1n47
    id(0x5f9ee6fbc9), // 303.6: byfedyy9
    id(0x1a9757040a), // 303.7: 3abne10a
    id(0x18add8afd5), // 303.7a: 32pxhbyn
    id(0x738804afbd), // 304: ee409bxx
    id(0x067d0df7a8), // 304.1: 0sygvxx8
    id(0x26514eed70), // 304.2: 4s8mxvbg
    id(0x5a0c653188), // 304.3: b866acc8
    id(0xbc0b0ebf22), // 304.4: qg5gxfs2
    id(0x387b51a5a8), // 304.5: 71xn39d8
    id(0xd8f5c11496), // 305: v3tw254p
    id(0x6418c7e886), // 305.1: cgccft46
    id(0xab24e5a91f), // 305.2: ncjeba8z
    id(0x8af0c77d7e), // 305.2a: hbrcezby
    id(0x0adea6a8d8), // 305.2b: 1bfada6r
    id(0x953fb597a0), // 305.3: jmzvb5x0
    id(0x6155cbf603), // 305.4: c5awqxg3
    id(0x25aca75bc5), // 305.5: 4ppaepy5
    id(0x52806921bb), // 305.6: aa06j8dv
    id(0xcf3084a188), // 305.7: swr898c8
    id(0xcf893df57b), // 305.8: sy4kvxbv
    id(0x684a0d00a8), // 305.9: d150t058
    id(0xbd5f3ae2d1), // 306: qnfknrph
    id(0x0a6fa11cbd), // 306.1: 19qt275x
    id(0x04170ad9f8), // 306.2: 0gbgnpfr
    id(0x9ac11fd240), // 306.3: kb0hzmj0
    id(0xc01008d71f), // 306.4: r080hnrz
    id(0x2c05b0532b), // 306.5: 5g2v0msb
    id(0x14f982b325), // 306.5a: 2kwr5cs5
    id(0x9caa3662b5), // 306.5b: kjn3crnn
    id(0xc3de04508c), // 306.5c: rff08m4c
    id(0xaa0f4b8052), // 306.5d: n87mq02j
    id(0xdf7a98392a), // 306.6: vxx9ge9a
    id(0xf4ae2616f8), // 306.7: yjq2c5qr
    id(0x8016d74fd8), // 306.8: g0bdekyr
    id(0xab6c6d9878), // 306.9: ndp6v63r
    id(0xf4c6ebebd6), // 307: yk3eqtyp
    id(0x09eee89dd9), // 307.1: 17qeh7es
    id(0xe9b6e2458a), // 307.2: x6ve4hca
    id(0x636486e3cc), // 307.3: cdj8dryc
    id(0x403c7c73bc), // 307.4: 80y7rwxw
    id(0x2c2316f328), // 307.5: 5ghhdws8
    id(0xf05ec88dd2), // 307.5a: y1fch3ej
    id(0x8eee55049b), // 308: hvq5a14v
    id(0x0723713d8b), // 308.1: 0whq2fcb
    id(0xbcec6541ed), // 308.2: qkp6agfd
    id(0x1e9c753eb7), // 308.3: 3te7afnq
    id(0x32609ef0d0), // 309: 69g9xw6g
    id(0x28173b0aa5), // 309.1: 50bkp2n5
    id(0x134e3bcb89), // 309.2: 2d73qjw9
    id(0xe7fc348687), // 309.2a: wzy391m7
    id(0x01aa72f0c5), // 309.2b: 06n75w65
    id(0x269c68b3d2), // 309.2c: 4te6hcyj
    id(0x3817b5745b), // 309.2d: 70bvax2v
    id(0xc9a4fd73fe), // 309.3: s6jftwzy
    id(0xde6f0cdf28), // 309.4: vsqgsqs8
    id(0x6b5344ec73), // 309.4a: dd9m9v3k
    id(0xc8fccf4cc6), // 309.4b: s3ycyk66
    id(0x12d1551fbf), // 309.4c: 2b8na7xz
    id(0xf3709e7cbf), // 309.5: ydr9wz5z
    id(0xeb0da0eac9), // 309.5a: xc6t1tp9
    id(0xdb8c2b5fe5), // 309.5b: ve62pqz5
    id(0x81c0c31e31), // 309.6: g70c67hh
    id(0x1d9b8f2ae7), // 309.7: 3pdryaq7
    id(0xfd34359c9e), // 310: zmt3b74y
    id(0x6ba98c05c9), // 310.1: demrr1e9
    id(0x2c2389285b), // 310.2: 5ghrja2v
    id(0xf6ce196958), // 310.3: yv71jtar
    id(0x008c7ca5b5), // 310.4: 0267s9dn
    id(0xf748335ad5), // 310.4a: yx436ppn
    id(0x9d27520ec1), // 310.4b: kmkn43p1
    id(0x1cef54eca6), // 310.4c: 3kqn9v56
    id(0x59c9d475fd), // 310.5: b74x8xfx
    id(0x39d61a5feb), // 310.6: 77b1mqzb
    id(0x28c9b2b954), // 310.7: 534v5eam
    id(0x0e54eeacea), // 310.8: 1saexb7a
    id(0x3673c54c5d), // 310.8a: 6sswak2x
    id(0x1d2a485644), // 310.8b: 3mn4gnj4
    id(0x6842b39c1f), // 310.8c: d11b770z
    id(0xa56b0a316f), // 310.8d: mnngmcbf
    id(0xa9fbf7e995), // 310.8e: n7xzftcn
    id(0xa93c5e196c), // 310.8f: n4y5w6bc
    id(0xb6675b03c9), // 310.8g: psknp0y9
    id(0xe57b7baaf6), // 310.9: wnxqqaqp
    id(0x3fcae90123), // 310.10: 7z5ej093
    id(0xb9c594ff7a), // 310.11: q72s9zvt
    id(0x78c10f32a7), // 310.11a: f30gycn7
    id(0xe45cca73ae), // 310.11b: whecmwxe
    id(0xd76feccb40), // 311: txqysjt0
    id(0xf543af6f47), // 311.1: yn1tyvt7
    id(0xaf06791b50), // 311.2: nw37j6tg
    id(0xcedfa726b3), // 311.3: svfte9nk
    id(0x5eb7ec9348), // 311.4: btvys4t8
    id(0x4f6942373a), // 311.5: 9xmm4dst
    id(0xa562b22bc7), // 311.6: mnhb4ay7
    id(0x33f82e13c9), // 311.7: 6fw2w4y9
    id(0xbb288dbb18), // 312: qcm8verr
    id(0xb1a50986ef), // 312.1: p6jgk1qf
    id(0x59765f519b), // 312.2: b5v5ymcv
    id(0xe2513a3036), // 312.3: w98kmc1p
    id(0x73489a6671), // 312.4: ed49mskh
    id(0x8ebddd57ee), // 312.5: htyxtnze
    id(0x46e824d0e6), // 312.6: 8vm29m76
    id(0x74577bf9aa), // 312.7: ehbqqyda
    id(0xac1a757190), // 313: ngd7awcg
    id(0x09a7d09397), // 313.1: 16kx14wq
    id(0x89ac6b4cfa), // 313.2: h6p6pk7t
    id(0xd7053a1d71), // 313.3: tw2km7bh
    id(0x8f86872dfc), // 313.4: hy38ebfw
    id(0x01c05a0e6b), // 313.5: 0705m3kb
    id(0xe4b82ee8f6), // 313.6: wjw2xt7p
    id(0xc68ac5126a), // 313.7: rt5ca4ka
    id(0x2e69027155), // 314: 5smg4wan
    id(0xb49c2534e2), // 314.1: pje2ad72
    id(0xc5e719a2d6), // 314.2: rqkhk8pp
    id(0x8cb9ad6d5b), // 314.3: hjwttvav
    id(0x9dfcb9f2ba), // 314.4: kqybkwnt
    id(0x1500c64f96), // 314.5: 2m0cckwp
    id(0x04312de236), // 314.6: 0grjvrhp
    id(0x57066ff7fd), // 314.7: aw36zxzx
    id(0x6c5e1930f6), // 315: dhf1jc7p
    id(0x2cd5396245), // 315.1: 5kakjrj5
    id(0xec9b1cd219), // 315.2: xjdhsmgs
    id(0x541d7ff6f6), // 315.3: ageqzxqp
    id(0x83bc73d732), // 315.4: gey77nsj
    id(0x004c777876), // 315.5: 0167ey3p
    id(0xb60d833374), // 315.5a: pr6r6cvm
    id(0x4d4443017a), // 315.5b: 9n2460bt
    id(0x675eb69a81), // 315.6: cxfbd6m1
    id(0x13b1ad774c), // 315.7: 2erttxtc
    id(0xdca9e22ce6), // 4: vjmy4b76
    id(0x20310e942d), // 400: 40rgx51d
    id(0x50a782e392), // 400.1: a2kr5rwj
    id(0x124f4fad06), // 400.2: 297mzb86
    id(0x162e830279), // 400.3: 2rq860ks
    id(0x05c9c8e417), // 400.4: 0q4whs0q
    id(0xadb30cbdbc), // 400.4a: npsgsfdw
    id(0x811bfdb8e6), // 400.4b: g4dzve76
    id(0x00e8d6471b), // 400.5: 03mdchrv
    id(0x3be96807ef), // 400.6: 7fmpg1zf
    id(0x680c771efd), // 400.7: d067e7qx
    id(0x3b30c2d63f), // 400.7a: 7crc5nhz
    id(0x345a1982dc), // 400.7b: 6hd1k0pw
    id(0x6fafdf1327), // 400.7c: dyqxy4s7
    id(0xeb43b3d396), // 400.7d: xd1v7mwp
    id(0xe53e929b4f), // 400.7e: wmz956tf
    id(0x87a3cb5133), // 400.7f: gyhwpm9k
    id(0x0cd7d6a94b), // 400.7g: 1kbxdaab
    id(0x83c470c302), // 400.7h: gf271gr2
    id(0xdef949d385), // 400.7i: vvwmkmw5
    id(0x1e3e57e6db), // 400.7j: 3rz5fspv
    id(0xc11b8a2704), // 400.7k: r4drm9r4
    id(0x47824e3dba), // 400.7m: 8y14wfdt
    id(0xa4d59a5ae6), // 400.8: mkasmpq6
    id(0xed9a35d2a4), // 400.9: xpd3bmn4
    id(0x5fdbec1154), // 400.10: bzdyr4am
    id(0xcb5008dd96), // 400.11: sd80hqcp
    id(0xf2cc8d2667), // 400.11a: yb68t9k7
    id(0x01fad5f67c), // 400.11b: 07xdbxkw
    id(0xb7361f181c), // 400.11c: pwv1y60w
    id(0xea7807650e), // 400.12: x9w0es8e
    id(0x6cf167500d), // 401: dkrpem0d
    id(0xce1138e122), // 401.1: sr8khr92
    id(0xab4f3e9ca1), // 401.2: nd7kx751
    id(0x943527a125), // 401.3: jgtjf895
    id(0x7728c11ff0), // 401.4: ewmc27zg
    id(0xfa5c262202), // 401.5: z9e2c8g2
    id(0xcc80d7f0b8), // 401.6: sj0dfw5r
    id(0x137c44a89d), // 401.7: 2dy49a4x
    id(0xa15333a3da), // 402: m59k78yt
    id(0x59f2dce760), // 402.1: b7sdssv0
    id(0x27e2ae77bc), // 402.2: 4zhawxxw
    id(0x5583c1d4fb), // 402.3: ap1w3n7v
    id(0x777454effc), // 403: ext59vzw
    id(0x66d72e82c0), // 403.1: cvbjx0p0
    id(0x269a6a0850), // 403.2: 4td6m22g
    id(0xccd198f9f8), // 403.3: sk8shyfr
    id(0x9c67b6a31f), // 403.4: khkvd8rz
    id(0x16bee32d8b), // 403.5: 2tze6bcb
    id(0x1fe4b7f52f), // 404: 3zjbfx9f
    id(0x9f695a6490), // 404.1: kxmnms4g
    id(0xf13a85fe87), // 404.2: y4x8bzm7
    id(0x1739a7df48), // 404.3: 2wwtfqt8
    id(0x97653cf66e), // 405: jxjksxke
    id(0x2e866b6451), // 405.1: 5t36ps2h
    id(0xe68fd2eae2), // 405.2: wt7x5tq2
    id(0xacd4d58d54), // 405.3: nkadb3am
    id(0x8f030d2d75), // 405.4: hw1gtbbn
    id(0x21042b2063), // 405.5: 4422p833
    id(0x13876c4f7b), // 405.6: 2e3prkvv
    id(0xfe3a596ad0), // 405.6a: zrx5jtpg
    id(0x8c66623757), // 405.6b: hhk64dtq
    id(0x00db2970b7), // 405.6c: 03djjw5q
    id(0x7f30f8f525), // 405.6d: fwrfhx95
    id(0x3ff05f8907), // 405.6e: 7zr5z287
    id(0x58f0524538), // 405.6f: b3r54h9r
    id(0xf5eaf966b0), // 405.6g: yqnfjsng
    id(0x98b12d7faa), // 405.6h: k2rjtzxa
    id(0x0a6aab6f59), // 406: 19napvts
    id(0x15e13b946f), // 406.1: 2qgkq53f
    id(0x0e8dac67fe), // 406.2: 1t6trszy
    id(0x4eca6831bc), // 406.3: 9v56gcdw
    id(0x50c10fbeb1), // 406.3a: a30gzfnh
    id(0xf0eb7171a8), // 406.3b: y3nq2wd8
    id(0x9a25618307), // 406.4: k8jp30r7
    id(0x73454cb78a), // 406.5: ed2msdwa
    id(0xe76154914e), // 406.6: wxgn94ae
    id(0x6d01c7a48b), // 406.7: dm0wf94b
    id(0x659b36ff3e), // 406.8: cpdkdzsy
    id(0xfd1cabae67), // 407: zmeaqbk7
    id(0xbe182a0a54), // 407.1: qrc2m2jm
    id(0x2bbfecc2ff), // 407.2: 5ezysgqz
    id(0x37a85d8952), // 407.3: 6ym5v2aj
    id(0xe938d8a1ce), // 407.4: x4wdh8ee
    id(0x320e9d9236), // 408: 6879v4hp
    id(0x7665288d1c), // 408.1: esjjh38w
    id(0xa42f5cc7ea), // 408.2: mgqnshza
    id(0xf2310be518), // 408.3: y8rgqs8r
    id(0x0a7adff862), // 5: 19xdzy32
    id(0xa25e57c627), // 500: m9f5fhh7
    id(0xd294ef1e57), // 500.1: taaey7jq
    id(0x54eed40b46), // 500.2: akqd82t6
    id(0x48ffb4d50a), // 500.3: 93zv9n8a
    id(0x20d1d1613c), // 500.4: 438x2r9w
    id(0x6bfd19b73c), // 500.5: dfyhkdsw
    id(0xccd13bb3b0), // 500.6: sk8kqcxg
    id(0x3613974681), // 500.7: 6r9sehm1
    id(0x2b47ec9ee5), // 500.8: 5d3ys7q5
    id(0x344c082fff), // 500.9: 6h60gbzz
    id(0x64f276e018), // 500.10: cks7dr0r
    id(0xb64f33326c), // 500.10a: ps7k6ckc
    id(0x3cfd78c780), // 500.11: 7kyqhhw0
    id(0x69d5047ffc), // 500.12: d7ag8zzw
    id(0x1d0addcb20), // 501: 3m5dvjs0
    id(0x0ac0c062aa), // 501.1: 1b0c0rna
    id(0x6b3a1ca3b4), // 502: dcx1s8xm
    id(0x3ed96b5fdf), // 502.1: 7vcppqyz
    id(0xa347e75dcd), // 502.2: md3yeqed
    id(0xa8ff336cbc), // 502.2a: n3zk6v5w
    id(0x9f6f3f97c6), // 502.3: kxqkz5y6
    id(0x177efe1826), // 502.4: 2xzfw616
    id(0x0fee9ed123), // 503: 1zq9xm93
    id(0xbd4e187c5d), // 503.1: qn71gz2x
    id(0x4ebf036b41), // 503.1a: 9tzg6tt1
    id(0x9585cbb3f5), // 503.2: jp2wqczn
    id(0xb715ca1e3a), // 504: pwawm7ht
    id(0x0d4d018075), // 504.1: 1n6g303n
    id(0x19fe0ceeb1), // 504.2: 37z0svnh
    id(0x3e6736eaac), // 505: 7skkdtnc
    id(0xc02e92d0a8), // 505.1: r0q95m58
    id(0x5c435c0520), // 505.1a: bh1nr190
    id(0x399b581de6), // 505.1b: 76dng7f6
    id(0x6be05094e5), // 505.2: dfg51575
    id(0x2a867b5a1e), // 505.3: 5a37ppgy
    id(0x34a2bfe1f3), // 505.4: 6jhbzrfk
    id(0x1eb0875eff), // 505.5: 3tr8eqqz
    id(0x6c2a55ba75), // 505.6: dgn5bekn
    id(0xdecfee98b6), // 505.6a: vv7yx65p
    id(0xbdcb2a6b6b), // 505.6b: qq5jmtvb
    id(0x6394a1fddd), // 506: ceaa3zex
    id(0x2188a2d1a5), // 506.1: 464a5md5
    id(0xdb2965aef6), // 506.2: vcmpbbqp
    id(0x4b3429c554), // 506.2a: 9ct2kham
    id(0x5698dbbb5b), // 506.2b: atcdqetv
    id(0x60bf6aec93), // 506.3: c2zpnv4k
    id(0xe3209c5918), // 506.3a: wcg9rp8r
    id(0x89c0c9d65e), // 506.3b: h70cknjy
    id(0x12029b6887), // 506.3c: 2819pt47
    id(0x0c4d0ceac5), // 506.3d: 1h6gstp5
    id(0xd1b1b7becb), // 506.3e: t6rvffpb
    id(0x8eaa9d0a04), // 506.3f: htn9t2g4
    id(0xe3a51c7178), // 506.4: wejhrwbr
    id(0x32d3dc9aaf), // 506.4a: 6b9xs6nf
    id(0xd12905909c), // 506.4b: t4mgb44w
    id(0x6fb2931972), // 506.4c: dys966bj
    id(0x51c745e225), // 506.4d: a73mbrh5
    id(0xff0e24168a), // 506.4e: zw7285ma
    id(0x6ad458ac09), // 506.5: dba5hb09
    id(0x100bdde46d), // 506.6: 205xvs3d
    id(0x72c9668aba), // 506.7: eb4pd2nt
    id(0x7cdd832656), // 506.7a: fker69jp
    id(0xd654968a0e), // 506.7b: tsa9d2ge
    id(0x6493d6bcac), // 506.7c: cj9xdf5c
    id(0x49deeeb38d), // 506.7d: 97fexcwd
    id(0xc44069c910), // 506.7e: rh06kj8g
    id(0x4aeca3d5c5), // 506.7f: 9bpa7ne5
    id(0x5b8ad908b2), // 506.7g: be5dj25j
    id(0x4cc29d2626), // 507: 9k19t9h6
    id(0x24f3f7a511), // 507.1: 4kszf98h
    id(0x4602f29043), // 507.2: 8r1f5423
    id(0x2055214691), // 508: 41aj2hmh
    id(0xe499a915e1), // 508.1: wjctj5f1
    id(0x151b383039), // 508.1a: 2mdkgc1s
    id(0xf2aca1fc9a), // 508.1b: yapa3z4t
    id(0xef953b3707), // 508.1c: xyakpdr7
    id(0x0e3fcd2d9d), // 508.1d: 1rzwtbcx
    id(0x586a39dd85), // 508.1e: b1n3kqc5
    id(0xb986368759), // 508.1f: q633d1ts
    id(0xa09653aa88), // 508.1g: m2b57am8
    id(0xdaa02fef7b), // 508.1h: vag2zvvv
    id(0x742dedb1e6), // 508.1i: egpyvcf6
    id(0x997732bba7), // 508.1j: k5vk5ex7
    id(0xecfafdcf25), // 508.1k: xkxfvks5
    id(0x735a0cfec4), // 508.1m: edd0szp4
    id(0x4cb20818f8), // 508.2: 9js0g67r
    id(0xc529244513), // 508.2a: rmmj8h8k
    id(0xb355603db9), // 508.2b: pdap0fds
    id(0x9682f8ab0a), // 508.3: jt1fhara
    id(0x2eafa01218), // 508.3a: 5tqt04gr
    id(0x6e790a089b), // 508.3b: dswgm24v
    id(0xa333554784), // 508.3c: mcsnahw4
    id(0xe71b1f6be1), // 508.3d: wwdhytz1
    id(0x2216d5a170), // 508.3e: 48bdb8bg
    id(0xf465b65cc2), // 508.3f: yhjvcq62
    id(0x297956de46), // 508.4: 55wndqj6
    id(0xe306fa725e), // 508.4a: wc3fmwjy
    id(0x5f21996867), // 508.4b: bwgsjt37
    id(0x5ec83cf99d), // 508.4c: bv43sycx
    id(0x226e38f9da), // 508.5: 49q3hyet
    id(0xe33a2d451f), // 508.5a: wcx2th8z
    id(0xf6a60cfb6c), // 508.6: ytk0syvc
    id(0xe3d1af7975), // 508.7: wf8tyybn
    id(0x7a93ec4607), // 508.7a: fa9yrhg7
    id(0xb1d9ccfe15), // 508.7b: p7cwszgn
    id(0x9a6e8ca477), // 508.7c: k9q8s93q
    id(0x270d80b821), // 508.7d: 4w6r1e11
    id(0x0e802c0ed3), // 508.7e: 1t02r3pk
    id(0x45e09eeed8), // 508.8: 8qg9xvpr
    id(0xf653551630), // 509: ys9na5hg
    id(0x1f93292163), // 509.1: 3y9jj8b3
    id(0xb8a0544ed6), // 509.1a: q2g58kpp
    id(0x2cc8383448), // 509.1b: 5k43gd28
    id(0x0192c18657), // 509.1c: 069c31jq
    id(0x664a3d810a), // 509.1d: cs53v08a
    id(0x580e14a0c5), // 509.1e: b0719865
    id(0xa0181821dd), // 509.1f: m0c1g8ex
    id(0x6606314771), // 509.1g: cr332hvh
    id(0xf2cda5359e), // 509.1h: yb6tadcy
    id(0xcc6284b1e9), // 509.1i: shh89cf9
    id(0xb9e09acc84), // 509.2: q7g9nk44
    id(0x51bb9f7e44), // 509.2a: a6xsyzj4
    id(0xd8c9efe147), // 509.3: v34yzra7
    id(0xee6c2c5f0e), // 509.3a: xsp2rqre
    id(0xd51e842dc7), // 509.3b: tmf88be7
    id(0x6563d6fcc2), // 509.3c: cnhxdz62
    id(0x08eb68e34b), // 509.3d: 13nphrtb
    id(0xf95b55c11b), // 509.3e: z5dnbg8v
    id(0xb6061bccb1), // 509.3f: pr31qk5h
    id(0x7c622fcf0a), // 509.3g: fhh2zkra
    id(0x96a646167d), // 509.4: jtk4c5kx
    id(0x00bdecc90a), // 509.4a: 02yysj8a
    id(0xf03ae24088), // 509.4b: y0xe4g48
    id(0x007aedb5ae), // 510: 01xevdde
    id(0x4cfc96708f), // 510.1: 9ky9cw4f
    id(0xc07f03c157), // 510.1a: r1zg7gaq
    id(0x8ada2d0af8), // 510.1b: hbd2t2qr
    id(0x1b1055bebd), // 510.1c: 3c85bfnx
    id(0xe11e227bb3), // 510.1d: w4f24yxk
    id(0x0e61778b05), // 510.1e: 1sgqf2r5
    id(0x8a879d183b), // 510.2: ha3st61v
    id(0x703e8916d4), // 510.3: e0z8j5pm
    id(0x23eea4ec23), // 510.3a: 4fqa9v13
    id(0xd9a6b3e537), // 510.4: v6kb7s9q
    id(0xf500050cf4), // 511: ym00a37m
    id(0x7f56d0ab17), // 511.1: fxbd1arq
    id(0x6c4ca5d6ac), // 511.2: dh6abnnc
    id(0xcb83ecf255), // 511.3: se1yswjn
    id(0x2759696eff), // 512: 4xcpjvqz
    id(0xf429d3f0ad), // 512.1: ygmx7w5d
    id(0xa48cf2414a), // 513: mj6f4gaa
    id(0xc3db540aa6), // 513.1: rfdn82n6
    id(0x733e124aee), // 513.1a: ecz14jqe
    id(0x3b750f4a7e), // 513.2: 7dtgyjky
    id(0x303972ed91), // 514: 60wq5vch
    id(0x23e43c4d4a), // 514.1: 4fj3rkaa
    id(0x76fc7126ad), // 514.2: evy729nd
    id(0x6a69641961), // 514.3: d9mp86b1
    id(0x5d1da6def5), // 514.3a: bmetdqqn
    id(0xaa34dbc4ce), // 6: n8tdqh6e
    id(0x627e6784b4), // 600: c9z6f15m
    id(0xffef12782d), // 601: zzqh4y1d
    id(0x58eeb652be), // 601.1: b3qbcmny
    id(0x46b64ef850), // 601.1a: 8tv4xy2g
    id(0x8e981af83b), // 601.2: htc1ny1v
    id(0xeb5d805ee6), // 601.2a: xder0qq6
    id(0x9225f867c3), // 601.2b: j8jzgsy3
    id(0x006ee8b7cb), // 601.2c: 01qehdyb
    id(0xac71accb2a), // 601.2d: nhrtsjsa
    id(0x009027f703), // 601.2e: 0282fxr3
    id(0xea8b926e30), // 601.2f: xa5s4vhg
    id(0xe9bdca6dbc), // 601.2g: x6ywmvdw
    id(0x78ef0733f0), // 601.2h: f3qgeczg
    id(0xc19bd07653), // 601.2i: r6dx0xjk
    id(0x368b9329e4), // 601.3: 6t5s6af4
    id(0x5d95baf77b), // 601.3a: bpavnxvv
    id(0x1a6ec17add), // 601.3b: 39qc2ypx
    id(0x9e4e1cec00), // 601.3c: ks71sv00
    id(0x26c852600c), // 601.3d: 4v454r0c
    id(0x24792366df), // 601.3e: 4hwj6spz
    id(0x054cbeddc1), // 601.3f: 0n6bxqe1
    id(0xb5dc207e30), // 601.4: pqe20zhg
    id(0x6588bb7fa8), // 601.5: cp4bpzx8
    id(0x45237873db), // 601.5a: 8mhqgwyv
    id(0x141a447d37), // 601.6: 2gd48z9q
    id(0xee4e244c88), // 601.6a: xs728k48
    id(0x0bd8a0f523), // 601.6b: 1fca1x93
    id(0xa7d3a7d2fe), // 601.7: mz9tfmqy
    id(0x9e511b8a28), // 602: ks8hq2h8
    id(0xf31569cc88), // 602.1: ycapkk48
    id(0xe1ce53804d), // 602.1a: w775702d
    id(0xf2759d43ef), // 602.1b: y9tstgzf
    id(0x980c062548), // 602.1c: k060c9a8
    id(0xcfabf564dc), // 602.1d: synzas6w
    id(0xeb8d7a1131), // 602.1e: xe6qm49h
    id(0xdbb4482491), // 602.2: vet4g94h
    id(0x011841e73a), // 602.2a: 04c43sst
    id(0xd56a68d4e3), // 602.2b: tnn6hn73
    id(0xce3ec52c8d), // 602.3: srzcab4d
    id(0x7ee83ca99a), // 602.3a: fvm3sact
    id(0x24e01eb568), // 602.3b: 4kg1xdb8
    id(0xca78d72e8f), // 602.4: s9wdebmf
    id(0xcc72908f33), // 602.5: shs913sk
    id(0x8786382bad), // 602.5a: gy33gaxd
    id(0x6b2274f861), // 602.5b: dch79y31
    id(0xa0b469cc73), // 602.5c: m2t6kk3k
    id(0xd011aca463), // 602.5d: t08ts933
    id(0x81e2f6fcd4), // 602.5e: g7hfdz6m
    id(0xf70f88988e), // 603: yw7rh64e
    id(0xff71d1ffce), // 603.1: zxrx3zye
    id(0xbf45d234b2), // 603.1a: qx2x4d5j
    id(0x98a61dd9ff), // 603.2: k2k1vpfz
    id(0x311554fbc3), // 603.2a: 64an9yy3
    id(0xf50275aa49), // 603.2b: ym17baj9
    id(0x4900653177), // 603.2c: 9406acbq
    id(0xf52788bd2f), // 603.2d: ymkrhf9f
    id(0x0788208df2), // 603.2e: 0y4213fj
    id(0x0bc8e61dcb), // 603.2f: 1f4ec7eb
    id(0x0c94f2e02e), // 603.2g: 1jaf5r1e
    id(0x1c9c924500), // 603.2h: 3je94h80
    id(0x72afc46662), // 603.2i: eaqw8sk2
    id(0x09528ed7fc), // 603.3: 1598xnzw
    id(0x51e2e5dfe3), // 603.3a: a7hebqz3
    id(0x31ac1c362f), // 603.3b: 66p1rdhf
    id(0x34662c9784), // 603.3c: 6hk2s5w4
    id(0x11ffa53d45), // 603.3d: 27ztafa5
    id(0x07de9cffea), // 603.4: 0zf9szza
    id(0xc534eb7aaa), // 603.5: rmtepyna
    id(0x5c84e93815), // 603.6: bj2eje0n
    id(0x42ed8edc5f), // 603.6a: 8bprxq2z
    id(0xafe0d1ec16), // 603.6b: nzgd3v0p
    id(0x2edffe5bbc), // 603.6c: 5vfzwpxw
    id(0x2475d1ada5), // 603.6d: 4htx3bd5
    id(0xab184bffac), // 603.6e: ncc4qzxc
    id(0xbbba39aebd), // 603.7: qex3kbnx
    id(0xfda20fb9a0), // 603.7a: zph0zed0
    id(0xa8cd5c4d23), // 603.7b: n36nrk93
    id(0x87842c8225), // 603.7c: gy22s0h5
    id(0x9fef28d15f), // 603.7d: kzqjhmaz
    id(0xda4f326612), // 603.7e: v97k4sgj
    id(0x6f81119131), // 603.7f: dy0h349h
    id(0xb741095247), // 603.7g: px0gjmj7
    id(0x969ba54bcd), // 603.7h: jtdtajyd
    id(0x3f4ffb6716), // 603.8: 7x7zpsrp
    id(0x59f0aa7c33), // 603.9: b7ramz1k
    id(0x429cba24af), // 603.10: 8aebm95f
    id(0x336814ac98), // 603.10a: 6dm19b4r
    id(0x1bd4f073d7), // 603.10b: 3faf0wyq
    id(0x05cce20032), // 603.10c: 0q6e401j
    id(0xf1560041b3), // 603.10d: y5b00gdk
    id(0x450d1252ab), // 603.10e: 8m6h4mnb
    id(0x8ead8fe228), // 603.10f: htprzrh8
    id(0x8958fd1821), // 603.10g: h5cft611
    id(0x52efb46522), // 603.11: abqv8s92
    id(0xe2c89d460f), // 603.12: wb49thgf
    id(0xc0582aaea1), // 603.12a: r1c2nbn1
    id(0x184534fcb6), // 604: 312k9z5p
    id(0x12970316ee), // 604.1: 2abg65qe
    id(0x170e69ecbb), // 604.2: 2w76kv5v
    id(0xe372e01d93), // 604.3: wdse07ck
    id(0x374b117eaf), // 604.3a: 6x5h2znf
    id(0xdb29dd3dae), // 604.4: vcmxtfde
    id(0xcde1ca2ffb), // 604.5: sqgwmbzv
    id(0xcd7e20619a), // 604.6: snz20rct
    id(0xccc2e4a5d8), // 604.7: sk1e99er
    id(0x07d4119b86), // 605: 0za136w6
    id(0x311785d66c), // 605.1: 64brbnkc
    id(0x3c21efa414), // 605.1a: 7ggyz90m
    id(0x61ec82ea78), // 605.1b: c7p85tkr
    id(0x1bb0e38596), // 605.2: 3ere71cp
    id(0xaeb3760550), // 605.3: ntsqc1ag
    id(0x9b2fbbeff4), // 605.3a: kcqvqvzm
    id(0x4880d27fad), // 605.3b: 920d4zxd
    id(0xcec1b61525), // 605.3c: sv0vc595
    id(0xb074155a32), // 605.4: p1t1aphj
    id(0x6157a84dbc), // 605.4a: c5btgkdw
    id(0xa1a2577090), // 605.5: m6h5ew4g
    id(0x317cbd1a3c), // 605.5a: 65ybt6hw
    id(0xfec19e2189), // 605.5b: zv0sw8c9
    id(0xda356644ae), // 606: v8tpch5e
    id(0x33e33269f8), // 606.1: 6fhk4tfr
    id(0x1cc113f3e4), // 606.2: 3k0h7wz4
    id(0xe3710c2044), // 606.3: wdrgr824
    id(0x493da12e9e), // 606.4: 94yt2bmy
    id(0xa942ac026a), // 606.5: n51ar0ka
    id(0x1ed547273b), // 606.6: 3vame9sv
    id(0xaf7f55f834), // 607: nxznby1m
    id(0xb4a8b2bc6e), // 607.1: pjmb5f3e
    id(0x3b487518b5), // 607.1a: 7d47a65n
    id(0x72276296a6), // 607.1b: e8kp55n6
    id(0x96bcec76df), // 607.1c: jtyerxpz
    id(0x5af6078f58), // 607.1d: bbv0f3tr
    id(0x1eee5653ca), // 607.2: 3vq5cmya
    id(0xea8d58c2df), // 607.2a: xa6nhgpz
    id(0xda71dcf03c), // 607.2b: v9rxsw1w
    id(0x398163142d), // 607.2c: 760p651d
    id(0xb50293db92), // 607.2d: pm197pwj
    id(0xe4f3a9536f), // 607.2e: wkstjmvf
    id(0xe48c8da81f), // 607.2f: wj68va0z
    id(0xac0688aa11), // 607.2g: ng38hagh
    id(0xa4bba2281d), // 607.2h: mjxt4a0x
    id(0x4cca6c2cee), // 607.2i: 9k56rb7e
    id(0x1339f4eafe), // 607.2j: 2cwz9tqy
    id(0x24efa1c942), // 607.2k: 4kqt3ja2
    id(0xf81e0c19bd), // 607.2m: z0f0r6dx
    id(0xa315220bfb), // 607.2n: mcaj42zv
    id(0xe4a485d5db), // 607.2p: wjj8bnev
    id(0xbe455a4493), // 607.2q: qs2nmh4k
    id(0x2ddbabc49c), // 607.3: 5qdtqh4w
    id(0xa3810748f5), // 607.4: me0gej7n
    id(0xf27c3fb45f), // 607.5: y9y3zd2z
    id(0xf58779ac67), // 607.5a: yp3qkb37
    id(0xcbf5edd53e), // 608: sftyvn9y
    id(0x996a654c3e), // 608.1: k5n6ak1y
    id(0x532721d52e), // 608.2: ackj3n9e
    id(0xc8c839cecb), // 608.2a: s343kkpb
    id(0xd8f23aa212), // 608.2b: v3s3n8gj
    id(0xcaaff16885), // 608.2c: saqz2t45
    id(0xbec153a75a), // 608.2d: qv0n79tt
    id(0x1513fc2159), // 608.2e: 2m9zr8as
    id(0x6a665181e8), // 608.2f: d9k530f8
    id(0x2bce79cb66), // 608.2g: 5f77kjv6
    id(0x67858c221e), // 608.2h: cy2rr8gy
    id(0xccbc6676ce), // 608.2i: sjy6cxpe
    id(0xaf91dc4c53), // 608.2j: ny8xrk2k
    id(0xcbf2f0c8b0), // 608.2k: sfsf1j5g
    id(0x20b35330c1), // 608.2m: 42sn6c61
    id(0xd9496d7b90), // 608.2n: v54ptywg
    id(0x5a4792ab5c), // 608.2p: b93s5atw
    id(0xf4bcca4e4e), // 608.3: yjycmkje
    id(0x65bc57e3c7), // 608.3a: cpy5fry7
    id(0x0c50fb5921), // 608.3b: 1h8fpp91
    id(0x4ad9027619), // 608.3c: 9bcg4xgs
    id(0xef3d41c204), // 608.3d: xwym3gg4
    id(0xbcb12cb838), // 608.3e: qjrjse1r
    id(0x1ab7ada716), // 608.3f: 3avtv9rp
    id(0xc257d88a77), // 608.3g: r9bxh2kq
    id(0xf887f391bc), // 609: z23z74dw
    id(0xf411340f6d), // 609.1: yg8k83vd
    id(0x6702ca89df), // 609.2: cw1cn2ez
    id(0xe8fb03d378), // 609.3: x3xg7mvr
    id(0x475cd344e2), // 609.4: 8xed6h72
    id(0xf645b2ac93), // 609.4a: ys2v5b4k
    id(0x93d43c0946), // 609.4b: jfa3r2a6
    id(0xa00d236fec), // 609.5: m06j6vzc
    id(0x5a2411a303), // 609.6: b8j138r3
    id(0x6628532d52), // 609.7: crm56baj
    id(0xc38767a41c), // 609.7a: re3pf90w
    id(0x4cb98b3b0b), // 609.7b: 9jwrperb
    id(0x4411d57d06), // 609.7c: 8g8xaz86
    id(0x5ff50640e2), // 610: bztgcg72
    id(0xd7435bfff0), // 610.1: tx1nqzzg
    id(0xe9b42785a2), // 610.2: x6t2f1d2
    id(0x0dd9260e08), // 610.3: 1qcjc3g8
    id(0xfc8f6dd1b7), // 610.3a: zj7pvmdq
    id(0x8c99b8f72d), // 610.3b: hjcvhxsd
    id(0x28ecb74e80), // 610.3c: 53pbekm0
    id(0x2cf4fae45f), // 610.3d: 5ktfns2z
    id(0x6f3304b94f), // 610.4: dwsg9eaf
    id(0x31b21e344c), // 610.4a: 66s1wd2c
    id(0xb4e9131b2c), // 610.4b: pkmh66sc
    id(0x1e5e21a60b), // 610.4c: 3sf239gb
    id(0x9bd433d416), // 610.4d: kfa37n0p
    id(0x14005fb52f), // 611: 2g05zd9f
    id(0xde533a04cc), // 611.1: vs9km16c
    id(0x1d47c800d0), // 611.2: 3n3wg06g
    id(0xf7154df9f8), // 611.2a: ywamvyfr
    id(0x27ee52cc6b), // 611.2b: 4zq55k3b
    id(0x7434964a0d), // 611.2c: egt9cjgd
    id(0xce6a471a60), // 611.2d: ssn4e6k0
    id(0x823a165b72), // 611.2e: g8x1cpvj
    id(0x11cbec76bb), // 611.2f: 275yrxnv
    id(0xcc9fc9a1e1), // 611.3: sjfwk8f1
    id(0xd12f07090b), // 611.3a: t4qge28b
    id(0xe2ff40760e), // 611.3b: wbzm0xge
    id(0xdbbc3304a0), // 611.3c: vey36150
    id(0xf97b2d7b7c), // 611.3d: z5xjtyvw
    id(0xbc6560226b), // 612: qhjp08kb
    id(0x156c536493), // 612.1: 2np56s4k
    id(0x7a618bfc1b), // 612.2: f9grqz0v
    id(0xd4283b1bd2), // 612.2a: tgm3p6yj
    id(0x0ee6a9f1ea), // 612.3: 1vkakwfa
    id(0xf24e5e51f0), // 612.4: y975wmfg
    id(0x17eac48505), // 612.5: 2znc9185
    id(0x2da0983f9d), // 612.6: 5pg9gfwx
    id(0x38615333f4), // 612.7: 71gn6czm
    id(0xe22beb10e3), // 612.8: w8nyp473
    id(0xd8fc387046), // 612.9: v3y3gw26
    id(0xcac58f1392), // 612.10: sb2ry4wj
    id(0x3138b1b9d6), // 613: 64wb3eep
    id(0x407ec0ca6d), // 613.1: 81zc1jkd
    id(0x13e2eccb46), // 613.1a: 2fhesjt6
    id(0xfc26abaaff), // 613.1b: zgkaqaqz
    id(0x51eaa8ff89), // 613.1c: a7nahzw9
    id(0xc0e31803eb), // 613.1d: r3hhg0zb
    id(0x3ce706b6d6), // 613.1e: 7kkgddpp
    id(0x54ebd82dbb), // 613.1f: aknxgbdv
    id(0xe49571ca5d), // 613.1g: wjaq3jjx
    id(0xa24656ecc8), // 613.2: m935dv68
    id(0xb6ddb6e89d), // 613.2a: pvevdt4x
    id(0x87b5a4f585), // 613.2b: gytt9xc5
    id(0x4138c6528e), // 613.2c: 84wccmme
    id(0xeb444646b0), // 613.3: xd24chng
    id(0xd79ab51c09), // 613.4: tydba709
    id(0x5d73a4bb5d), // 613.4a: bnst9etx
    id(0xfa8bf919de), // 613.4b: za5zj6ey
    id(0x415caf7aeb), // 613.4c: 85eayyqb
    id(0xc59f7d5174), // 613.4d: rpfqtmbm
    id(0xa28f17f716), // 613.5: ma7hfxrp
    id(0xa56441acb9), // 613.6: mnj43b5s
    id(0xabb9b5fd82), // 613.7: newvbzc2
    id(0x53abb0b739), // 613.7a: aenv1dss
    id(0x41a709bd02), // 613.7b: 86kgkf82
    id(0x32aea50577), // 613.7c: 6aqaa1bq
    id(0xa48ca94689), // 613.7d: mj6ajhm9
    id(0x1ee1bcaeda), // 613.7e: 3vgvsbpt
    id(0x26ff7a3789), // 613.7f: 4vzqmdw9
    id(0xdd366822d2), // 613.7g: vmv6g8pj
    id(0x09b531e5ff), // 613.7h: 16tk3sfz
    id(0x8f1cd4bb36), // 613.7i: hwed9esp
    id(0x31dc473f7c), // 613.7j: 67e4efvw
    id(0x7f869660af), // 613.7k: fy39cr5f
    id(0x88f8c24c16), // 613.7m: h3wc4k0p
    id(0xc62a6d8fe5), // 613.8: rrn6v3z5
    id(0x8f68300cea), // 613.8a: hxm3037a
    id(0xd768bc909f), // 613.8b: txmbs44z
    id(0x21cb230c3b), // 613.8c: 475j631v
    id(0x45bcec79b5), // 613.9: 8pyerydn
    id(0x413c792bc8), // 613.10: 84y7jay8
    id(0xc444c79aea), // 613.11: rh2cf6qa
    id(0x30809ab19b), // 614: 6209nccv
    id(0x4e8b3cd812), // 614.1: 9t5ksp0j
    id(0xf6b06f3583), // 614.1a: ytr6ydc3
    id(0xfa8a449f14), // 614.1b: za5497rm
    id(0xb1522bc770), // 614.1c: p592qhvg
    id(0x9c27c40469), // 614.1d: kgkw8139
    id(0xe5e8dd4090), // 614.1e: wqmdtg4g
    id(0x6e3162599b), // 614.2: drrp4pcv
    id(0xbf44433cd0), // 614.3: qx246f6g
    id(0x0731ce2884), // 614.4: 0wrwwa44
    id(0x99021da145), // 614.5: k411v8a5
    id(0xab0a851163), // 614.6: nc58a4b3
    id(0xfceb156021), // 614.7: zknhar11
    id(0x599dd57078), // 614.7a: b6exaw3r
    id(0x165cf7f0ca), // 614.8: 2seffw6a
    id(0xde01832ec3), // 614.9: vr0r6bp3
    id(0xd19e62ed2b), // 614.10: t6f65v9b
    id(0x307fcc090c), // 614.10a: 61zwr28c
    id(0x1acf722808), // 614.10b: 3b7q4a08
    id(0x23dabded81), // 614.11: 4fdbvvc1
    id(0xd41f8d03bc), // 614.11a: tgfrt0xw
    id(0x5a7610ce58), // 614.11b: b9v11kjr
    id(0x148d723e9b), // 614.12: 2j6q4fmv
    id(0x141fd7fe8f), // 614.12a: 2gfxfzmf
    id(0x59dd5f7adf), // 614.12b: b7enyypz
    id(0x37386fa35e), // 614.13: 6ww6z8ty
    id(0x49cd420ec1), // 614.13a: 976m43p1
    id(0x96f01786ef), // 614.13b: jvr1f1qf
    id(0x378d0f4550), // 614.13c: 6y6gyhag
    id(0x3d3b0efa9b), // 614.14: 7mxgxymv
    id(0xf22bcd150a), // 614.15: y8nwt58a
    id(0xd1dd7a3a47), // 614.16: t7eqmej7
    id(0x13229b0159), // 614.17: 2ch9p0as
    id(0xe9f192e4fe), // 614.17a: x7rs5s7y
    id(0x2616f982e2), // 614.17b: 4rbfk0q2
    id(0xc312783d27), // 614.17c: rc97gf97
    id(0xf69de112d6), // 614.17d: ytey24pp
    id(0x5fd7ddcb0e), // 615: bzbxvjre
    id(0xebd8d3e807), // 615.1: xfcd7t07
    id(0x21f6961260), // 615.1a: 47v9c4k0
    id(0x2e1f74e328), // 615.2: 5rfq9rs8
    id(0x7dad4d04bb), // 615.3: fppmt15v
    id(0xed2686b086), // 615.4: xmk8dc46
    id(0xb063f24d29), // 615.5: p1hz4k99
    id(0x50bf2c8cff), // 615.6: a2zjs37z
    id(0x9a551d13cc), // 615.7: k9aht4yc
    id(0x974bf6b521), // 615.8: jx5zdd91
    id(0x8adb9099bd), // 615.9: hbds16dx
    id(0xdd31a5b761), // 615.10: vmrtbdv1
    id(0x65b5a6c299), // 615.11: cpttdgms
    id(0xe40a6730d6), // 615.12: wg56ec6p
    id(0x9757ec3b5b), // 615.12a: jxbyretv
    id(0x53e62f9516), // 615.13: afk2z58p
    id(0x262caf488d), // 616: 4rpayj4d
    id(0xbd7356be3f), // 616.1: qnsndfhz
    id(0xc9b4dada12), // 616.1a: s6tdnpgj
    id(0x853990b576), // 616.1b: gmws1dbp
    id(0xda38dd6b8c), // 616.1c: v8wdttwc
    id(0xfb7cb03b3d), // 616.1d: zdyb0esx
    id(0x70028e8713), // 616.1e: e018x1rk
    id(0xda7bdb70fd), // 616.1f: v9xxpw7x
    id(0xaa04e405be), // 616.1g: n82e81dy
    id(0x68e94c670d), // 616.2: d3mmrsrd
    id(0xfdd4c65c92), // 7: zqaccq4j
    id(0xd27b42c088), // 700: t9xm5g48
    id(0x631f233490), // 700.1: ccfj6d4g
    id(0xea4a8ac632), // 700.2: x958nhhj
    id(0x6cf804c611), // 700.2a: dkw09hgh
    id(0xdde605e74f), // 700.2b: vqk0bstf
    id(0x9d0601f1dc), // 700.2c: km303wew
    id(0x462fe576ec), // 700.2d: 8rqyaxqc
    id(0xfe68a8b171), // 700.2e: zsmahcbh
    id(0xe200f47aeb), // 700.2f: w80f8yqb
    id(0x88d5e4e143), // 700.2g: h3ay9ra3
    id(0x599cdca145), // 700.2h: b6eds8a5
    id(0x4099e0996b), // 700.2i: 82cy16bb
    id(0x549f908a5a), // 700.3: ajfs12jt
    id(0xf8c94538a9), // 700.3a: z34mae59
    id(0xd13d800afa), // 700.3b: t4yr02qt
    id(0xa55a368a34), // 700.3c: mnd3d2hm
    id(0x9d28dcd035), // 700.3d: kmmdsm1n
    id(0x3974ed5658), // 700.4: 75tetnjr
    id(0x838ea01d3f), // 700.5: ge7a079z
    id(0x395cbfbe85), // 700.5a: 75ebzfm5
    id(0x87a8151d24), // 700.6: gym1a794
    id(0x89aee6ba30), // 700.7: h6qedehg
    id(0x3c2c552846), // 700.8: 7gp5aa26
    id(0x2c049c287d), // 700.8a: 5g29ra3x
    id(0xf6a6bbce4c), // 700.8b: ytkbqkjc
    id(0xfdc21fccdf), // 700.8c: zq11zk6z
    id(0x9a9c5bfa01), // 700.8d: kae5qyg1
    id(0x60ff4cf231), // 700.9: c3zmswhh
    id(0x6c78247706), // 700.10: dhw28xr6
    id(0xbfa2374ea2), // 700.11: qyh3ekn2
    id(0x8fdac9cbdf), // 700.12: hzdckjyz
    id(0x48848f7d7e), // 700.12a: 9228yzby
    id(0x0012347c45), // 700.13: 00938z25
    id(0x6de03c71a0), // 700.14: dqg3rwd0
    id(0x4bfd2c3cbd), // 700.15: 9fyjrf5x
    id(0x1285952d31), // 701: 2a2sab9h
    id(0x70ac30d2b9), // 701.1: e2p31mns
    id(0x780f1ba4ae), // 701.2: f07hq95e
    id(0xcf8e8e47a6), // 701.2a: sy78whx6
    id(0xe828a6b18d), // 701.3: x0madccd
    id(0xfba191583e), // 701.3a: zegs2p1y
    id(0x67bf3eddfa), // 701.3b: cyzkxqft
    id(0x955c4bfbfd), // 701.3c: jne4qyzx
    id(0xfe1c85c855), // 701.3d: zre8bj2n
    id(0xb4424a8a4d), // 701.4: ph14n2jd
    id(0x2eb57ed90c), // 701.4a: 5ttqxp8c
    id(0x7141dceed2), // 701.4b: e50xsvpj
    id(0x010001a38c), // 701.5: 040038wc
    id(0x8f96e7d489), // 701.5a: hybefn49
    id(0xc97e74b57a), // 701.5b: s5z79dbt
    id(0xefff6f9046), // 701.6: xzzpz426
    id(0x6463acf8e5), // 701.6a: chhtsy75
    id(0x9bc05b55b6), // 701.6b: kf05pndp
    id(0x61a2ba91d9), // 701.6c: c6hbn4es
    id(0x2134de2a23), // 701.7: 44tdwah3
    id(0x768e151355), // 701.7a: et71a4tn
    id(0x5d642f34c8), // 701.7b: bnj2yd68
    id(0xfc1f88a833), // 701.7c: zgfrha1k
    id(0x77e522d486), // 701.8: ezjj5n46
    id(0x06b5e0b811), // 701.8a: 0tty1e0h
    id(0xe49b8d1165), // 701.8b: wjdrt4b5
    id(0x5fcaaf66e1), // 701.8c: bz5aysq1
    id(0xbb395c815f), // 701.9: qcwns0az
    id(0xedebe10f67), // 701.9a: xqny23v7
    id(0x75c7af2a81), // 701.9b: eq3tyam1
    id(0x0228c48eef), // 701.9c: 08mc93qf
    id(0x48f5cb0cac), // 701.9d: 93twp35c
    id(0xcc6392f7ba), // 701.9e: shhs5xxt
    id(0x955cabcb40), // 701.9f: jneaqjt0
    id(0x3a1a427805), // 701.10: 78d44y05
    id(0xbfff4312cd), // 701.10a: qzzm64pd
    id(0x177784493f), // 701.10b: 2xvr8j9z
    id(0xb6ad7caf3e), // 701.10c: ptpqsbsy
    id(0x738b1aec06), // 701.10d: ee5hnv06
    id(0x5a7a515fe1), // 701.10e: b9x52qz1
    id(0x0bd60b6a3e), // 701.10f: 1fb0pthy
    id(0x4b61eb9524), // 701.10g: 9dgyq594
    id(0x2a81366900), // 701.10h: 5a0kct80
    id(0x72a77cf2f1), // 701.11: eakqswqh
    id(0x7231887e58), // 701.11a: e8rrgzjr
    id(0xc859bc0b3c), // 701.12: s1cvr2sw
    id(0x670500b72e), // 701.12a: cw2g1dse
    id(0x29299e6ddf), // 701.12b: 54mswvez
    id(0x196c235480), // 701.12c: 35p26n40
    id(0xe2888d02f0), // 701.12d: wa48t0qg
    id(0x13d3110b76), // 701.13: 2f9h22vp
    id(0xbe7279843c), // 701.13a: qss7k11w
    id(0x77101931e2), // 701.13b: ew81jcf2
    id(0x0a657f3496), // 701.13c: 19jqyd4p
    id(0x36d7118ae6), // 701.13d: 6vbh32q6
    id(0xad7a1154b4), // 701.14: nnx12n5m
    id(0xeb0d8bf3c7), // 701.14a: xc6rqwy7
    id(0x3bca90a054), // 701.14b: 7f59182m
    id(0x5250b6f5bb), // 701.14c: a98bdxdv
    id(0x037e4dac46), // 701.14d: 0dz4vb26
    id(0x16461b066c), // 701.14e: 2s31p1kc
    id(0x50609ea9dc), // 701.15: a1g9xaew
    id(0xa06f463cbb), // 701.15a: m1qmcf5v
    id(0xa1ddb9095f), // 701.15b: m7evj2az
    id(0x86665a8675), // 701.15c: gsk5n1kn
    id(0xbfa36be905), // 701.16: qyhpqt85
    id(0x5c7aca3927), // 701.16a: bhxcme97
    id(0x2ac5dff17a), // 701.16b: 5b2xzwbt
    id(0xe57dc5f8d3), // 701.16c: wnywby6k
    id(0x1b966c3cea), // 701.16d: 3eb6rf7a
    id(0x452fbf6d2e), // 701.17: 8mqvyv9e
    id(0xeeac29d016), // 701.17a: xtp2km0p
    id(0xe5230c6466), // 701.18: wmhgrs36
    id(0x3e164a8340), // 701.18a: 7rb4n0t0
    id(0x7984272bae), // 701.18b: f622eaxe
    id(0xad1b08d208), // 701.18c: nmdghmg8
    id(0xa7d0fefb2f), // 701.18d: mz8fxysf
    id(0x3cf6ffcaff), // 701.19: 7kvfzjqz
    id(0xca8f95a1ca), // 701.19a: sa7sb8ea
    id(0x0ba6fd3a44), // 701.19b: 1ekftej4
    id(0x8bf54000a5), // 701.19c: hftm0055
    id(0x1f79e93c9c), // 701.19d: 3xwyjf4w
    id(0xece38c6dbb), // 701.19e: xkhrrvdv
    id(0xf6c6ebf946), // 701.19f: yv3eqya6
    id(0xbe0c33abed), // 701.19g: qr637azd
    id(0x5140e81c4f), // 701.19h: a50eg72f
    id(0x2d22d5201e), // 701.19i: 5mhda80y
    id(0x344228e566), // 701.19j: 6h12hsb6
    id(0x46563e4771), // 701.20: 8sb3whvh
    id(0x4b4427647a), // 701.20a: 9d22es3t
    id(0xb3e8fbd92c), // 701.20b: pfmfqp9c
    id(0x8c77af832c), // 701.20c: hhvtz0sc
    id(0xb95189c1d3), // 701.20d: q58rkgek
    id(0xe73b6812a4), // 701.20e: wwxpg4n4
    id(0x2f6d0e4217), // 701.20f: 5xpgwggq
    id(0x36296e3f1e), // 701.20g: 6rmpwfry
    id(0xc6773ee20c), // 701.21: rsvkxrgc
    id(0x9fc4556905), // 701.21a: kz25at85
    id(0xa928a04d63), // 701.21b: n4ma0kb3
    id(0x064a387cff), // 701.22: 0s53gz7z
    id(0x8ebb8b3811), // 701.22a: htxrpe0h
    id(0xc933c5cc9f), // 701.23: s4swbk4z
    id(0x21f51e3a5d), // 701.23a: 47thwejx
    id(0xea35819556), // 701.23b: x8tr35ap
    id(0x3f65821be0), // 701.23c: 7xjr46z0
    id(0x4e547e132b), // 701.23d: 9sa7w4sb
    id(0xee52e3dd64), // 701.24: xs9e7qb4
    id(0xdff6e23545), // 701.24a: vzve4da5
    id(0xd13e2a6c3b), // 701.24b: t4z2mv1v
    id(0xabbe5c066d), // 701.24c: nez5r1kd
    id(0xeebe3bc7ed), // 701.24d: xtz3qhzd
    id(0x7a26bc10cc), // 701.25: f8kbr46c
    id(0x687dfa3140), // 701.25a: d1yzmca0
    id(0x75cc139584), // 701.25b: eq6175c4
    id(0xf96314c219), // 701.25c: z5hh9ggs
    id(0x0c863ecd90), // 701.26: 1j33xkcg
    id(0x347c16a83e), // 701.26a: 6hy1da1y
    id(0x75178e811d), // 701.26b: embrx08x
    id(0xfbc0d23a3b), // 701.27: zf0d4ehv
    id(0x397d34d5ad), // 701.27a: 75yk9ndd
    id(0x2a17dc534f), // 701.27b: 58bxrmtf
    id(0x69c9df2b9e), // 701.28: d74xyawy
    id(0x20c06cb95d), // 701.28a: 4306seax
    id(0x4b68c9df24), // 701.28b: 9dmckqs4
    id(0x98a52e0492), // 701.28c: k2jjw14j
    id(0xa89d0ff161), // 701.28d: n2egzwb1
    id(0x11a4cff194), // 701.28e: 26jczwcm
    id(0x1fe2e37754), // 701.28f: 3zhe6xtm
    id(0x96331e78dc), // 701.28g: jrshwy6w
    id(0xcc0fb1965e), // 701.29: sg7v35jy
    id(0x66bf07b16e), // 701.29a: ctzgfcbe
    id(0x777a414134), // 701.30: exx42g9m
    id(0xcd9559f723), // 701.30a: spankxs3
    id(0x5d605a0050), // 701.30b: bng5m02g
    id(0x7b898d0840), // 701.31: fe4rt220
    id(0x1e9b36e42e), // 701.31a: 3tdkds1e
    id(0x219b0dd9ac), // 701.31b: 46dgvpdc
    id(0xee482fa68d), // 701.31c: xs42z9md
    id(0x495fde9468), // 701.32: 95fxx538
    id(0x83b8b53346), // 701.32a: gewbact6
    id(0x61cd2b0cc7), // 701.32b: c76jp367
    id(0x12155b1def), // 701.32c: 28anp7ff
    id(0x243b0ffb63), // 701.32d: 4gxgzyv3
    id(0xdd6e8865a7), // 701.33: vnq8gsd7
    id(0xdf9f57d002), // 701.33a: vyfnfm02
    id(0xfc21323edb), // 701.34: zggk4fpv
    id(0xee02ef4f93), // 701.34a: xr1eykwk
    id(0xffc5a65beb), // 701.34b: zz2tcpzb
    id(0x3e39554c00), // 701.34c: 7rwnak00
    id(0x989c3cad25), // 701.34d: k2e3sb95
    id(0x0b02a9e285), // 701.34e: 1c1akrm5
    id(0x7d01dad04f), // 701.34f: fm0xnm2f
    id(0xce7a290039), // 701.34g: ssx2j01s
    id(0xd54cedb854), // 701.34h: tn6eve2m
    id(0x1c26b7fc62), // 701.35: 3gkbfz32
    id(0xc055a90c91), // 701.35a: r1atj34h
    id(0x25a82af1af), // 701.36: 4pm2nwdf
    id(0xb747d1cc42), // 701.36a: px3x3k22
    id(0xefd463e8e8), // 701.37: xza67t78
    id(0x88650f5575), // 701.37a: h1jgynbn
    id(0x9f6a181412), // 701.37b: kxn1g50j
    id(0x4a2a436f2a), // 701.37c: 98n46vsa
    id(0x49dc751447), // 701.38: 97e7a527
    id(0x829e1f36f6), // 701.38a: gaf1ydqp
    id(0x01c6a22dae), // 701.38b: 073a4bde
    id(0xfba7be6c4e), // 701.38c: zekvwv2e
    id(0xe2599e00be), // 701.38d: w9csw05y
    id(0xeffb7a1e50), // 701.39: xzxqm7jg
    id(0x0336285a1d), // 701.39a: 0cv2gpgx
    id(0xa39aca9179), // 701.39b: medcn4bs
    id(0x9cb5c528bd), // 701.39c: kjtwaa5x
    id(0xf851ddd8da), // 701.39d: z18xvp6t
    id(0x2bde3de15c), // 701.40: 5ff3vraw
    id(0x4d46437eb1), // 701.40a: 9n346znh
    id(0x78300f712e), // 701.40b: f0r0yw9e
    id(0x11107d3887), // 701.40c: 2487te47
    id(0xadc726df54), // 701.41: nq3jdqtm
    id(0x5162e0bc53), // 701.41a: a5he1f2k
    id(0xc47725a82b), // 701.42: rhvjba1b
    id(0x7f2bc50a7f), // 701.42a: fwnwa2kz
    id(0x33482b23b7), // 701.42b: 6d42p8xq
    id(0x93a51d157e), // 701.42c: jejht5by
    id(0xc870a0648b), // 701.42d: s1ra0s4b
    id(0x1f4d8b4e8f), // 701.43: 3x6rpkmf
    id(0x5c239896ad), // 701.43a: bghsh5nd
    id(0x8f63ff447b), // 701.44: hxhzyh3v
    id(0x2b763185b1), // 701.44a: 5dv331dh
    id(0x9a810cf9d5), // 701.44b: ka0gsyen
    id(0xf8e07822b2), // 701.44c: z3g7g8nj
    id(0xede2572905), // 701.44d: xqh5ea85
    id(0xc33ba4ab7a), // 701.45: rcxt9avt
    id(0x365af60c9b), // 701.45a: 6sdfc34v
    id(0x7bd252e435), // 701.46: ff955s1n
    id(0x48c55fbd33), // 701.46a: 932nzf9k
    id(0x8d5d88e22c), // 701.46b: hnerhrhc
    id(0x07e2cd9137), // 701.46c: 0zhcv49q
    id(0xb392c461ce), // 701.46d: pe9c8ree
    id(0xb8c129f17c), // 701.47: q30jkwbw
    id(0x4f8d79c870), // 701.47a: 9y6qkj3g
    id(0x4b8888b62e), // 701.47b: 9e48hdhe
    id(0x481e694d59), // 701.47c: 90f6jkas
    id(0x0c38b89352), // 701.47d: 1gwbh4tj
    id(0x78be6c2425), // 701.47e: f2z6r915
    id(0x3a5d328c06), // 701.48: 79ek5306
    id(0xe2415fbc9c), // 701.48a: w90nzf4w
    id(0x38bcd7b114), // 701.48b: 72ydfc8m
    id(0xe663bb8e46), // 701.48c: wshvq3j6
    id(0x23bc08e2e6), // 701.49: 4ey0hrq6
    id(0x5389bb75f1), // 701.49a: ae4vpxfh
    id(0xd88b16c269), // 701.50: v25hdgk9
    id(0xb1886b2426), // 701.50a: p646p916
    id(0x198ae0f9f3), // 701.50b: 365e1yfk
    id(0x9e8eca7f99), // 701.50c: kt7cmzws
    id(0xccaf054046), // 701.50d: sjqgag26
    id(0x8e0ae5cc0e), // 701.50e: hr5ebk0e
    id(0xef6cb5b865), // 701.50f: xxpbbe35
    id(0x7f416e002e), // 701.51: fx0pw01e
    id(0x64e9159d71), // 701.51a: ckmhb7bh
    id(0x7d87bc89bd), // 701.51b: fp3vs2dx
    id(0xf2d9c923a2), // 701.52: ybcwj8x2
    id(0xa58c1ab2ef), // 701.52a: mp61ncqf
    id(0xbc8f074afa), // 701.52b: qj7gejqt
    id(0xbef5594a48), // 701.52c: qvtnjjj8
    id(0x852f01d14c), // 701.52d: gmqg3mac
    id(0x9775b9cad2), // 701.52e: jxtvkjpj
    id(0x1cd088e10a), // 701.53: 3k88hr8a
    id(0x73d1007a97), // 701.53a: ef8g0ymq
    id(0x42976a7568), // 701.53b: 8abpmxb8
    id(0xa32efc7b41), // 701.53c: mcqfryt1
    id(0x0687f1ecb1), // 701.53d: 0t3z3v5h
    id(0x15c9d963ca), // 701.54: 2q4xjrya
    id(0x706266544d), // 701.54a: e1h6cn2d
    id(0x72655f67a6), // 701.55: e9jnysx6
    id(0xf84d510dbf), // 701.55a: z16n23dz
    id(0x6b959fef15), // 701.55b: deaszvrn
    id(0x26270a9677), // 701.55c: 4rkgn5kq
    id(0x7e8d8f04ec), // 701.56: ft6ry17c
    id(0xfb2e4b3420), // 701.56a: zcq4pd10
    id(0xd72c2c988e), // 701.56b: twp2s64e
    id(0xacb2d2b798), // 701.56c: njsd5dwr
    id(0x838a67e665), // 701.56d: ge56fsk5
    id(0x253bdd6388), // 701.56e: 4mxxtrw8
    id(0xb2a993e4bd), // 701.56f: pams7s5x
    id(0x10d6073fff), // 701.56g: 23b0efzz
    id(0xa7d5ae4b7f), // 701.56h: mzatwjvz
    id(0x3c83e29011), // 701.57: 7j1y540h
    id(0x1cfa88306f), // 701.57a: 3kx8gc3f
    id(0xa3f01f6320), // 701.57b: mfr1yrs0
    id(0xe0f529b401), // 701.57c: w3tjkd01
    id(0xe818ceb4e7), // 701.58: x0ccxd77
    id(0xe56122f1c5), // 701.58a: wngj5we5
    id(0x24a2d18484), // 701.58b: 4jhd3144
    id(0xac45547b87), // 701.58c: nh2n8yw7
    id(0xd2e0b995d8), // 701.58d: tbgbk5er
    id(0xc1fd651173), // 701.59: r7ypa4bk
    id(0xbcfc55873f), // 701.59a: qky5b1sz
    id(0xa8b01fe4d2), // 701.60: n2r1zs6j
    id(0x63516daa15), // 701.60a: cd8pvagn
    id(0x6c1fda301b), // 701.60b: dgfxmc0v
    id(0x0fd2c769a6), // 702: 1z9cetd6
    id(0xfc9f1a5451), // 702.1: zjfhmn2h
    id(0xdbe01b26d5), // 702.1a: vfg1p9pn
    id(0xebf8f802d6), // 702.1b: xfwfg0pp
    id(0x2ea9c76270), // 702.1c: 5tmwerkg
    id(0x78bb9c214f), // 702.1d: f2xsr8af
    id(0x8423425c44), // 702.2: gghm4q24
    id(0xdb9fe3e0f1), // 702.2a: vefy7r7h
    id(0x95c31831e2), // 702.2b: jq1hgcf2
    id(0x04eecd54a7), // 702.2c: 0kqctn57
    id(0x723e9aa796), // 702.2d: e8z9n9wp
    id(0x0170cee1cc), // 702.2e: 05rcxrec
    id(0xfd65f3ac07), // 702.2f: znjz7b07
    id(0x3a3b9e33ee), // 702.3: 78xswcze
    id(0x59d911273b), // 702.3a: b7ch29sv
    id(0x884cdc6bd4), // 702.3b: h16drtym
    id(0xba447d89fb), // 702.3c: q927v2fv
    id(0x889ff769d2), // 702.4: h2fzetej
    id(0xd53231d280), // 702.4a: tms33mm0
    id(0xd0330e3f73), // 702.4b: t0sgwfvk
    id(0x06716ac4c5), // 702.4c: 0srpnh65
    id(0x3fdbd7a3f9), // 702.4d: 7zdxf8zs
    id(0xa0f33622d6), // 702.4e: m3skc8pp
    id(0xab8d1ca001), // 702.5: ne6hs801
    id(0x2241e49a64), // 702.5a: 490y96k4
    id(0x7f31ac2f19), // 702.5b: fwrtrbrs
    id(0xaec4e74d8c), // 702.5c: nv2eekcc
    id(0xbca9c033af), // 702.5d: qjmw0cxf
    id(0x34d50f6962), // 702.6: 6kagytb2
    id(0xcd6e0dc1c0), // 702.6a: snq0vge0
    id(0xec61ea4e4c), // 702.6b: xhgymkjc
    id(0x96e3f558e7), // 702.6c: jvhzap77
    id(0x3678f0e152), // 702.6d: 6swf1raj
    id(0x8069a15b7e), // 702.6e: g1mt2pvy
    id(0x03657e9221), // 702.7: 0djqx4h1
    id(0xe873e34d13), // 702.7a: x1sy6k8k
    id(0xf2061e2f3f), // 702.7b: y831wbsz
    id(0xd4ed1d18c0), // 702.7c: tkpht660
    id(0xad5edf5369), // 702.7d: nnfdymv9
    id(0x19a3803585), // 702.8: 36hr0dc5
    id(0xbec1963ab3), // 702.8a: qv0scenk
    id(0x91b1a758a7), // 702.8b: j6rtep57
    id(0x51aeff0f17), // 702.9: a6qfy3rq
    id(0x8e2c9be777), // 702.9a: hrp9qsvq
    id(0xce4a27ad71), // 702.9b: ss52fbbh
    id(0xe6f5acff0f), // 702.9c: wvttszrf
    id(0x52adfcbbc8), // 702.10: aapzsey8
    id(0x3ae8713ebc), // 702.10a: 7bm72fnw
    id(0x7f2490d67b), // 702.10b: fwj91nkv
    id(0x6f9e7989fb), // 702.10c: dyf7k2fv
    id(0x48c0bc2b88), // 702.10d: 930braw8
    id(0xa61077de79), // 702.11: mr87fqks
    id(0x57a8d732aa), // 702.11a: aymdecna
    id(0x4f678a26f3), // 702.11b: 9xkrm9qk
    id(0xdb7c7b63a2), // 702.11c: vdy7prx2
    id(0xb94a2e7f1c), // 702.11d: q552wzrw
    id(0x094a911bb2), // 702.11e: 155926xj
    id(0x3e590ca58d), // 702.11f: 7scgs9cd
    id(0x88a62e4c1e), // 702.11g: h2k2wk0y
    id(0x91185a26e3), // 702.11h: j4c5m9q3
    id(0x5593cc6efc), // 702.12: ap9wrvqw
    id(0x96912f17e7), // 702.12a: jt8jy5z7
    id(0x03190dbc9d), // 702.12b: 0ccgvf4x
    id(0x8718b03c5b), // 702.12c: gwcb0f2v
    id(0x750769af4b), // 702.13: em3pkbtb
    id(0xb62a13851b), // 702.13a: prn1718v
    id(0x44ffda60da), // 702.13b: 8kzxmr6t
    id(0x9475f590d8), // 702.13c: jhtzb46r
    id(0x021ea065eb), // 702.14: 08fa0sfb
    id(0x03e61107d9), // 702.14a: 0fk121ys
    id(0x9c7de4ef2f), // 702.14b: khyy9vsf
    id(0xf33f85b106), // 702.14c: yczrbc86
    id(0x06e9b5820f), // 702.14d: 0vmvb0gf
    id(0x8ee5f0836e), // 702.14e: hvjz10ve
    id(0xc3c8c7a0b6), // 702.15: rf4cf85p
    id(0xffc59b2407), // 702.15a: zz2sp907
    id(0xe89c6442c4), // 702.15b: x2e68gp4
    id(0x4c4a649c55), // 702.15c: 9h56972n
    id(0x76c118cde0), // 702.15d: ev0hhkf0
    id(0x5e39c99ea7), // 702.15e: brwwk7n7
    id(0xfa2ee436d5), // 702.15f: z8qe8dpn
    id(0xcc9f7d2bc3), // 702.16: sjfqtay3
    id(0x879e0ccdaa), // 702.16a: gyf0skda
    id(0xe6e7ac3e84), // 702.16b: wvktrfm4
    id(0x5faa5221d2), // 702.16c: byn548ej
    id(0x7632c366fc), // 702.16d: ersc6sqw
    id(0xafc705ea16), // 702.16e: nz3gbtgp
    id(0x6d458a01bf), // 702.16f: dn2rm0dz
    id(0xd327068f00), // 702.16g: tckgd3r0
    id(0x5199215287), // 702.16h: a6cj2mm7
    id(0x68952dfcae), // 702.16i: d2ajvz5e
    id(0xead019a3c5), // 702.16j: xb81k8y5
    id(0xab6121de29), // 702.16k: ndgj3qh9
    id(0x009ebbde54), // 702.16m: 02fbqqjm
    id(0x497c031310), // 702.16n: 95y064rg
    id(0xfe848ed7a7), // 702.16p: zt28xnx7
    id(0x7ae2aa0473), // 702.17: fbham13k
    id(0x8b7fb17ae2), // 702.17a: hdzv2yq2
    id(0x4265ae56c4), // 702.17b: 89jtwnp4
    id(0xecffd33c46), // 702.17c: xkzx6f26
    id(0xd1afa1c776), // 702.18: t6qt3hvp
    id(0xcd7a276ad4), // 702.18a: snx2etpm
    id(0xf354064b07), // 702.18b: yda0cjr7
    id(0xf101b8eb4f), // 702.19: y40vhttf
    id(0xf8c5d8f832), // 702.19a: z32xhy1j
    id(0x8074039ae5), // 702.19b: g1t076q5
    id(0xeb17d74d4b), // 702.19c: xcbxekab
    id(0x1b5965197c), // 702.19d: 3dcpa6bw
    id(0x7742f314c0), // 702.19e: ex1f6560
    id(0x2089898b85), // 702.19f: 424rk2w5
    id(0x6bf9bbb1f5), // 702.19g: dfwvqcfn
    id(0xe6e3fe0c2b), // 702.20: wvhzw31b
    id(0xcbeb0d9402), // 702.20a: sfngv502
    id(0x1c6b6e7b4e), // 702.20b: 3hnpwyte
    id(0x760b915fc1), // 702.20c: er5s2qy1
    id(0x9e924355a1), // 702.21: kt946nd1
    id(0x1932466b6d), // 702.21a: 34s4ctvd
    id(0xc2a593853f), // 702.21b: rajs719z
    id(0xa806511894), // 702.22: n035264m
    id(0x3ea00e872a), // 702.22a: 7tg0x1sa
    id(0xe3ce299a7f), // 702.22b: wf72k6kz
    id(0x7a71e3dd21), // 702.22c: f9ry7q91
    id(0x0a6e898d1f), // 702.22d: 19q8k38z
    id(0x8ee5967104), // 702.22e: hvjscw84
    id(0x7ae7fdd8f7), // 702.22f: fbkzvp7q
    id(0xbd6577d267), // 702.22g: qnjqfmk7
    id(0xac0b20f995), // 702.22h: ng5j1ycn
    id(0x99215325ba), // 702.22i: k4gn69dt
    id(0x0bac9d99d3), // 702.22j: 1ep9v6ek
    id(0xd64c7cfff0), // 702.22k: ts67szzg
    id(0x462e43ef8d), // 702.22m: 8rq47vwd
    id(0xbee51a70cb), // 702.23: qvjhmw6b
    id(0x504bbf5149), // 702.23a: a15vyma9
    id(0x48508da6ae), // 702.23b: 9188v9ne
    id(0x33726b3623), // 702.23c: 6ds6pdh3
    id(0xba703c54ea), // 702.24: q9r3rn7a
    id(0xde80fcc97d), // 702.24a: vt0fsjbx
    id(0xdadddc4505), // 702.24b: vbexrh85
    id(0xc89c3c4f30), // 702.25: s2e3rksg
    id(0xd279fc7948), // 702.25a: t9wzrya8
    id(0x362f61f8c1), // 702.25b: 6rqp3y61
    id(0xb89ac8e155), // 702.26: q2dchran
    id(0xa2e7e2059d), // 702.26a: mbky41cx
    id(0xa0de08b284), // 702.26b: m3f0hcm4
    id(0x1dcac8fdbb), // 702.26c: 3q5chzdv
    id(0x58ecdeaeaf), // 702.26d: b3pdxbnf
    id(0x30705fccad), // 702.26e: 61r5zk5d
    id(0x4c56f28c5c), // 702.26f: 9hbf532w
    id(0x19b04ac532), // 702.26g: 36r4nh9j
    id(0xa98cba0da2), // 702.26h: n66bm3d2
    id(0xdecc8d4856), // 702.26i: vv68tj2p
    id(0x0d2e5b40cf), // 702.26j: 1mq5pg6f
    id(0x5c72348d41), // 702.26k: bhs393a1
    id(0xd3b23a3352), // 702.26m: tes3mctj
    id(0xa5b10e44dc), // 702.26n: mprgwh6w
    id(0x762dafc987), // 702.26p: erptzjc7
    id(0x7a1da20624), // 702.27: f8et41h4
    id(0xf653314da8), // 702.27a: ys9k2kd8
    id(0xfc03c0372c), // 702.28: zg1w0dsc
    id(0xb8cb27815b), // 702.28a: q35jf0av
    id(0xa2ae94c6c3), // 702.28b: maq99hp3
    id(0x1bce4a7572), // 702.28c: 3f74mxbj
    id(0x4e5e740344), // 702.29: 9sf780t4
    id(0x142714757d), // 702.29a: 2gkh8xbx
    id(0x9a77a64d54), // 702.29b: k9vtckam
    id(0xe8e59a157e), // 702.29c: x3jsm5by
    id(0x0bf32bf027), // 702.29d: 1fsjqw17
    id(0x3fa850c042), // 702.29e: 7ym51g22
    id(0x169bec3cbf), // 702.29f: 2tdyrf5z
    id(0x65457d2cc7), // 702.30: cn2qtb67
    id(0x0deec24dc8), // 702.30a: 1qqc4ke8
    id(0xe521e64851), // 702.30b: wmgycj2h
    id(0xaec0a0b137), // 702.31: nv0a1c9q
    id(0xd41252a5f1), // 702.31a: tg9559fh
    id(0xe203643ff2), // 702.31b: w81p8fzj
    id(0xb089cebdef), // 702.31c: p24wxfff
    id(0x5ed0ca9cc3), // 702.32: bv8cn763
    id(0x42fbe59800), // 702.32a: 8bxyb600
    id(0x2fdb03f639), // 702.33: 5zdg7xhs
    id(0xdc4fd9269a), // 702.33a: vh7xj9mt
    id(0x02f14f178e), // 702.33b: 0brmy5we
    id(0xb3c52a7f5d), // 702.33c: pf2jmztx
    id(0xd707cd74c7), // 702.33d: tw3wtx67
    id(0x48d482c27c), // 702.33e: 93a85gkw
    id(0xde97f645b2), // 702.33f: vtbzchdj
    id(0x74ad531c03), // 702.33g: ejpn6703
    id(0xa98563ceb3), // 702.33h: n62p7knk
    id(0x8449b05dfb), // 702.34: gh4v0qfv
    id(0x7b2dae47d6), // 702.34a: fcptwhyp
    id(0x597e9fa185), // 702.35: b5z9z8c5
    id(0x6c5404c2e6), // 702.35a: dha09gq6
    id(0x7a2d8b4fd0), // 702.35b: f8prpkyg
    id(0x716d20e275), // 702.35c: e5pj1rkn
    id(0xe5fe549b20), // 702.36: wqz596s0
    id(0x67d81c1e91), // 702.36a: czc1r7mh
    id(0x5e3585b257), // 702.36b: brtrbcjq
    id(0x2d2829c201), // 702.36c: 5mm2kgg1
    id(0xb26048effd), // 702.37: p9g4hvzx
    id(0xa54dd56864), // 702.37a: mn6xat34
    id(0x4e1ee823e1), // 702.37b: 9rfeg8z1
    id(0x4ff2e8f0ee), // 702.37c: 9zsehw7e
    id(0x41ecaf7c1b), // 702.37d: 87payz0v
    id(0xa87bb7806f), // 702.37e: n1xvf03f
    id(0x74b99c90fd), // 702.37f: ejwss47x
    id(0xc13be6c007), // 702.37g: r4xydg07
    id(0xe116f3db01), // 702.38: w4bf7pr1
    id(0x3bb14f51c3), // 702.38a: 7ermyme3
    id(0xedff3b7534), // 702.38b: xqzkpx9m
    id(0xdb6778a2bc), // 702.39: vdkqh8nw
    id(0x1b91a46b9a), // 702.39a: 3e8t8twt
    id(0x5bd0e051b1), // 702.39b: bf8e0mdh
    id(0xf32b537cf2), // 702.40: ycnn6z7j
    id(0x4fbf70c11f), // 702.40a: 9yzq1g8z
    id(0x62321be9df), // 702.40b: c8s1qtez
    id(0xf123815d21), // 702.41: y4hr2q91
    id(0x86b8ea754b), // 702.41a: gtwemxab
    id(0x49243f689b), // 702.41b: 94j3yt4v
    id(0xc2815ec3bb), // 702.42: ra0nxgxv
    id(0x636333b2c6), // 702.42a: cdhk7cp6
    id(0x7806ae3cad), // 702.42b: f03awf5d
    id(0xed350b7f13), // 702.43: xmtgpzrk
    id(0x1dfbe35011), // 702.43a: 3qxy6m0h
    id(0xb1218b6294), // 702.43b: p4grprmm
    id(0x06d9b213a0), // 702.44: 0vcv44x0
    id(0x07415f3f7d), // 702.44a: 0x0nyfvx
    id(0x02916da2e5), // 702.44b: 0a8pv8q5
    id(0xcfb5630124), // 702.44c: sytp6094
    id(0xcfa92a30e6), // 702.44d: symjmc76
    id(0xd405a64d8f), // 702.45: tg2tckcf
    id(0xdce9b893c3), // 702.45a: vkmvh4y3
    id(0x505b9a6127), // 702.45b: a1dsmr97
    id(0xe3c9c5ee27), // 702.46: wf4wbvh7
    id(0xce26a64397), // 702.46a: srkacgwq
    id(0xb2bcdb318a), // 702.46b: paydpcca
    id(0xeefa34feb4), // 702.47: xvx39znm
    id(0x2e9d94bd7e), // 702.47a: 5tes9fby
    id(0xa96248ca23), // 702.47b: n5h4hjh3
    id(0xa6cbeebb74), // 702.47c: mv5yxevm
    id(0x18d25cb68d), // 702.47d: 3395sdmd
    id(0xaac9e66b59), // 702.47e: nb4yctts
    id(0xc4087d1dd9), // 702.48: rg47t7es
    id(0x18353477b4), // 702.48a: 30tk8xxm
    id(0xc6c8b74e87), // 702.48b: rv4bekm7
    id(0xf0e5235b37), // 702.48c: y3jj6psq
    id(0x64be22a229), // 702.49: cjz258h9
    id(0xefe6c5e85a), // 702.49a: xzkcbt2t
    id(0xd65c9788e4), // 702.49b: tse9f274
    id(0x7ff01d71b0), // 702.49c: fzr1twdg
    id(0x139172cfdd), // 702.49d: 2e8q5kyx
    id(0x30d08002d5), // 702.50: 638800pn
    id(0xc2e919de85), // 702.50a: rbmhkqm5
    id(0xe331904907), // 702.50b: wcrs0j87
    id(0x41adb0bab0), // 702.51: 86pv1eng
    id(0xc5999f6575), // 702.51a: rpcsysbn
    id(0x926faf0f5f), // 702.51b: j9qty3tz
    id(0x3c33b08de1), // 702.51c: 7gsv13f1
    id(0xf17882ac32), // 702.51d: y5w85b1j
    id(0x500d34b1c5), // 702.52: a06k9ce5
    id(0x1ba105dacc), // 702.52a: 3eggbppc
    id(0xf739d1cdda), // 702.52b: ywwx3ket
    id(0xbebf4e9929), // 702.53: qtzmx699
    id(0x3e2487f352), // 702.53a: 7rj8fwtj
    id(0x12a6fddc9d), // 702.53b: 2akfvq4x
    id(0xdc36175b72), // 702.54: vgv1epvj
    id(0x21775abbb6), // 702.54a: 45vnnexp
    id(0xc596cec815), // 702.54b: rpbcxj0n
    id(0x1cb05bdce5), // 702.54c: 3jr5qq75
    id(0xd5f1fb7e89), // 702.55: tqrzpzm9
    id(0x305890d29a), // 702.55a: 61c91mmt
    id(0x7616f3c5db), // 702.55b: erbf7hev
    id(0xb2c9ae9da6), // 702.55c: pb4tx7d6
    id(0x3d68084f5f), // 702.56: 7nm0gktz
    id(0x5593aa0d74), // 702.56a: ap9tm3bm
    id(0x183a8af6bd), // 702.56b: 30x8nxnx
    id(0x3d49059747), // 702.57: 7n4gb5t7
    id(0x9048674dc4), // 702.57a: j146eke4
    id(0x17a9681a39), // 702.57b: 2ympg6hs
    id(0x90bd007e7e), // 702.58: j2yg0zky
    id(0xb6086f46ad), // 702.58a: pr46yhnd
    id(0xf86490cf4d), // 702.58b: z1j91ktd
    id(0xa514965535), // 702.59: mma9cn9n
    id(0xc1c75d8937), // 702.59a: r73nv29q
    id(0x7a4372bb28), // 702.60: f91q5es8
    id(0x8aeeada3a1), // 702.60a: hbqav8x1
    id(0x794bfea551), // 702.60b: f55zx9ah
    id(0x360fb5121b), // 702.61: 6r7va4gv
    id(0x384ab2120a), // 702.61a: 715b44ga
    id(0x77ad4555d7), // 702.61b: eypmaneq
    id(0x2fa1a09f3c), // 702.61c: 5ygt17sw
    id(0x4fe1d5ff17), // 702.62: 9zgxbzrq
    id(0xb8fb6e4222), // 702.62a: q3xpwgh2
    id(0xbf0ab10c4d), // 702.62b: qw5b232d
    id(0xcec38d2feb), // 702.62c: sv1rtbzb
    id(0xa91fb378ba), // 702.62d: n4fv6y5t
    id(0x34214e9036), // 702.63: 6ggmx41p
    id(0x924877d20e), // 702.63a: j947fmge
    id(0x6d7416e338), // 702.63b: dnt1drsr
    id(0xc1aba5ec94), // 702.63c: r6ntbv4m
    id(0x643b94bc17), // 702.64: cgxs9f0q
    id(0x6675bc2e3b), // 702.64a: cstvrbhv
    id(0x9fabe5361a), // 702.64b: kynyadgt
    id(0x469bbdd67a), // 702.64c: 8tdvvnkt
    id(0xd6d205de11), // 702.65: tv90bqgh
    id(0x55e51c91ee), // 702.65a: aqjhs4fe
    id(0x10c79dd0ac), // 702.65b: 233svm5c
    id(0x03de531e71), // 702.66: 0ff567kh
    id(0x6c68caa834), // 702.66a: dhmcna1m
    id(0xb4667175ec), // 702.66b: phk72xfc
    id(0xecab9c9c8d), // 702.66c: xjnss74d
    id(0xfe9e07a747), // 702.67: ztf0f9t7
    id(0x181f95e358), // 702.67a: 30fsbrtr
    id(0x55495eabce), // 702.67b: an4nxaye
    id(0x11a30ad5b4), // 702.67c: 26hgnndm
    id(0xcd1a4c790f), // 702.68: smd4ry8f
    id(0x86aaeecdf1), // 702.68a: gtnexkfh
    id(0xc1ebe00257), // 702.68b: r7ny00jq
    id(0x1ba49b8714), // 702.69: 3ej9q1rm
    id(0x18ac04f3ae), // 702.69a: 32p09wxe
    id(0x74e856261f), // 702.69b: ekm5c9gz
    id(0xd73e4ce138), // 702.70: twz4sr9r
    id(0x2bcafb07e5), // 702.70a: 5f5fp1z5
    id(0x10baaea98e), // 702.70b: 22xaxace
    id(0x65e0f41145), // 702.71: cqgf84a5
    id(0x5ed2df7569), // 702.71a: bv9dyxb9
    id(0xbcd083d490), // 702.72: qk887n4g
    id(0x17aaa1b758), // 702.72a: 2yna3dtr
    id(0x734f72eb4d), // 702.72b: ed7q5ttd
    id(0x599b9fd6f4), // 702.72c: b6dsznqm
    id(0x7c3dc0abf9), // 702.73: fgyw1azs
    id(0x7951208f56), // 702.73a: f58j13tp
    id(0xe8505dbc4f), // 702.74: x185vf2f
    id(0x7071845e99), // 702.74a: e1rr8qms
    id(0xb115f116be), // 702.75: p4az25ny
    id(0xdf8abc1999), // 702.75a: vy5br6cs
    id(0xd5d381c25b), // 702.75b: tq9r3gjv
    id(0xe1c2f5b209), // 702.76: w71fbcg9
    id(0x145e2dd970), // 702.76a: 2hf2vpbg
    id(0xb3a40d6bec), // 702.77: pej0ttzc
    id(0xe88271a4b0), // 702.77a: x217395g
    id(0x9b6e546a29), // 702.77b: kdq58th9
    id(0x8fe0d43903), // 702.78: hzgd8e83
    id(0x7d38f16dd0), // 702.78a: fmwf2veg
    id(0x7e9058ca05), // 702.78b: ft85hjg5
    id(0x045c17b926), // 702.79: 0he1fe96
    id(0x5c8965b178), // 702.79a: bj4pbcbr
    id(0x65d5d2b488), // 702.80: cqax5d48
    id(0xb15e96f8a4), // 702.80a: p5f9dy54
    id(0xfdfda766a7), // 702.80b: zqytesn7
    id(0xbf8725d826), // 702.80c: qy3jbp16
    id(0x922ef80076), // 702.80d: j8qfg03p
    id(0x48f8b0b14c), // 702.81: 93wb1cac
    id(0x9a08c508ae), // 702.81a: k84ca25e
    id(0x45aeb79da6), // 702.82: 8pqbf7d6
    id(0xb8649836e2), // 702.82a: q1j9gdq2
    id(0x02b7f1091e), // 702.82b: 0avz228y
    id(0x1fc7464d16), // 702.82c: 3z3mck8p
    id(0xe3ef83eecf), // 702.83: wfqr7vpf
    id(0x7951898b91), // 702.83a: f58rk2wh
    id(0x6b44fe067d), // 702.83b: dd2fw1kx
    id(0x7774e6e9ff), // 702.84: extedtfz
    id(0x7c476a6dbc), // 702.84a: fh3pmvdw
    id(0x8e3f5e786d), // 702.85: hrznwy3d
    id(0xa886eb5c37), // 702.85a: n23epq1q
    id(0x396fa7f1f1), // 702.85b: 75qtfwfh
    id(0xd1bf2da241), // 702.85c: t6zjv8j1
    id(0xd6e5d3bf76), // 702.86: tvjx7fvp
    id(0x5eabde74b7), // 702.86a: btnxwx5q
    id(0x3b928cf57a), // 702.86b: 7e98sxbt
    id(0xb3fde7344c), // 702.87: pfyyed2c
    id(0x0b84b38e3c), // 702.87a: 1e2b73hw
    id(0x1202a61851), // 702.87b: 281ac62h
    id(0x2f49369425), // 702.87c: 5x4kd515
    id(0x08bae234d1), // 702.88: 12xe4d6h
    id(0x4bf8c0cfbc), // 702.88a: 9fwc1kxw
    id(0x0910948e9e), // 702.88b: 148993my
    id(0xbbe2969a7f), // 702.88c: qfh9d6kz
    id(0x821c9562a2), // 702.89: g8e9arn2
    id(0xdf0140f68c), // 702.89a: vw0m1xmc
    id(0xe78b76f691), // 702.89b: wy5qdxmh
    id(0x50ad7b6283), // 702.90: a2pqprm3
    id(0x52badb7843), // 702.90a: aaxdpy23
    id(0xed6c074731), // 702.90b: xnp0ehsh
    id(0xa9535c981d), // 702.90c: n59ns60x
    id(0x6983f36d5b), // 702.90d: d61z6vav
    id(0x19f9e4d018), // 702.90e: 37wy9m0r
    id(0x4d501e23bc), // 702.90f: 9n81w8xw
    id(0xfdefc6a519), // 702.91: zqqwd98s
    id(0xe733b61ce9), // 702.91a: wwsvc779
    id(0xfc30bc0089), // 702.91b: zgrbr049
    id(0x0b43b1298c), // 702.92: 1d1v2acc
    id(0x5a59b342b1), // 702.92a: b9cv6gnh
    id(0x5dbedad6b8), // 702.93: bpzdnnnr
    id(0x0102175aa0), // 702.93a: 0411epn0
    id(0x592c11904a), // 702.94: b4p1342a
    id(0xa97789fc01), // 702.94a: n5vrkz01
    id(0x97c9d08734), // 702.94b: jz4x11sm
    id(0xa941a34f33), // 702.95: n50t6ksk
    id(0x23337f7e2b), // 702.95a: 4csqyzhb
    id(0xb9b6851e3f), // 702.95b: q6v8a7hz
    id(0xbd4963c4a3), // 702.95c: qn4p7h53
    id(0xea0f510efe), // 702.95d: x87n23qy
    id(0x6af03537d2), // 702.95e: dbr3adyj
    id(0xe2f8c45ec0), // 702.96: wbwc8qp0
    id(0xcbc8cda9b4), // 702.96a: sf4cvadm
    id(0x8abef5f405), // 702.96b: hazfbx05
    id(0x7d083a84db), // 702.96c: fm43n16v
    id(0x3f56a377d9), // 702.97: 7xba6xys
    id(0x5a5e60c187), // 702.97a: b9f61gc7
    id(0x326ed74fd0), // 702.98: 69qdekyg
    id(0x28e9ddfcdc), // 702.98a: 53mxvz6w
    id(0x5e7289d5db), // 702.99: bss8knev
    id(0x193bc4a78b), // 702.99a: 34xw99wb
    id(0x1db13909fd), // 702.99b: 3prkj2fx
    id(0x3a3d94df35), // 702.99c: 78ys9qsn
    id(0x159c6347d7), // 702.100: 2pe66hyq
    id(0x4b4f1660c7), // 702.100a: 9d7hcr67
    id(0x7c9a381aeb), // 702.100b: fjd3g6qb
    id(0xc6721275e0), // 702.100c: rss14xf0
    id(0xa594c28d8b), // 702.100d: mpac53cb
    id(0x4bbb28a6d1), // 702.101: 9exjh9ph
    id(0x1ec9e9336a), // 702.101a: 3v4yjcva
    id(0x9bacae5eed), // 702.101b: kepawqqd
    id(0x7f1dbb8db8), // 702.102: fwevq3dr
    id(0x0b51cde737), // 702.102a: 1d8wvssq
    id(0x43f7c5a05c), // 702.102b: 8fvwb82w
    id(0x7ada2f6997), // 702.102c: fbd2ytcq
    id(0x3ea2879327), // 702.102d: 7th8f4s7
    id(0xf593ff147f), // 702.103: yp9zy53z
    id(0xb4b0d3c7e5), // 702.103a: pjrd7hz5
    id(0x8911a7e9e7), // 702.103b: h48tftf7
    id(0xaab0e01f64), // 702.103c: nare07v4
    id(0xd75cd5b6b8), // 702.103d: txedbdnr
    id(0x79bdef17be), // 702.103e: f6yyy5xy
    id(0x1105d8665a), // 702.103f: 242xgsjt
    id(0xe8f85d6872), // 702.103g: x3w5tt3j
    id(0x3b37b407f6), // 702.104: 7cvv81zp
    id(0x0425841e59), // 702.104a: 0gjr87js
    id(0x3b3dd4866a), // 702.104b: 7cyx91ka
    id(0xf5fee94a5c), // 702.105: yqzejjjw
    id(0xdf44e4fbe4), // 702.105a: vx2e9yz4
    id(0xc07c98efae), // 702.105b: r1y9hvxe
    id(0x7685628c76), // 702.106: et2p533p
    id(0xc05f2992af), // 702.106a: r1fjk4nf
    id(0x31875b8f76), // 702.106b: 663nq3vp
    id(0x5a6abac07f), // 702.106c: b9nbng3z
    id(0x8aa1f6341f), // 702.106d: hagzcd0z
    id(0xf7385d1dc5), // 702.106e: yww5t7e5
    id(0x83bfb6c2a4), // 702.106f: gezvdgn4
    id(0xafaf5b6b4f), // 702.107: nyqnpttf
    id(0xca7a48ab55), // 702.107a: s9x4hatn
    id(0xb0200a4449), // 702.108: p0g0mh29
    id(0x50b8230557), // 702.108a: a2w261aq
    id(0x87da150d5f), // 702.108b: gzd1a3az
    id(0xe5b97b68cd), // 702.109: wpwqpt6d
    id(0x161f532fff), // 702.109a: 2rfn6bzz
    id(0x37c387ea55), // 702.110: 6z1rftjn
    id(0xbb1eca5e8f), // 702.110a: qcfcmqmf
    id(0x9cf5acb713), // 702.110b: kkttsdrk
    id(0xd8d950dba0), // 702.111: v3cn1px0
    id(0xe317f9532d), // 702.111a: wcbzjmsd
    id(0x5c6b340ed8), // 702.111b: bhnk83pr
    id(0x2604ec5dc4), // 702.111c: 4r2erqe4
    id(0x001840f846), // 702.112: 00c41y26
    id(0x845c87928f), // 702.112a: ghe8f4mf
    id(0x0adb40ad29), // 702.112b: 1bdm1b99
    id(0x8598fd5abc), // 702.112c: gpcftpnw
    id(0xf08fedd5ab), // 702.113: y27yvndb
    id(0x01d422c122), // 702.113a: 07a25g92
    id(0xe5b1eee58f), // 702.113b: wpryxscf
    id(0x7a3f7cd483), // 702.114: f8zqsn43
    id(0xd1a2bf0241), // 702.114a: t6hby0j1
    id(0xba5c649c57), // 702.115: q9e6972q
    id(0xa9f7624ea7), // 702.115a: n7vp4kn7
    id(0xb8d01e1bdf), // 702.115b: q381w6yz
    id(0x054d84b413), // 702.116: 0n6r9d0k
    id(0x83913b7644), // 702.116a: ge8kpxj4
    id(0xf2dd842b01), // 702.116b: yber8ar1
    id(0x6c0d3abcab), // 702.117: dg6knf5b
    id(0x3ada4da21b), // 702.117a: 7bd4v8gv
    id(0x353f5aaa84), // 702.118: 6mznnam4
    id(0xd88a511397), // 702.118a: v25524wq
    id(0x08a6f69d7d), // 702.118b: 12kfd7bx
    id(0x019519d3bb), // 702.118c: 06ahkmxv
    id(0x1d68ebd496), // 702.119: 3nmeqn4p
    id(0x8b330726c8), // 702.119a: hcsge9p8
    id(0xfb91711450), // 702.119b: ze8q252g
    id(0x53e36485bd), // 702.119c: afhp91dx
    id(0x99cae901bf), // 702.120: k75ej0dz
    id(0x359482b0eb), // 702.120a: 6pa85c7b
    id(0x8121d0f24e), // 702.121: g4gx1wje
    id(0x479fcf3976), // 702.121a: 8yfwyebp
    id(0xf9ab63431a), // 702.121b: z6np6grt
    id(0x20a044571b), // 702.122: 42g48nrv
    id(0xb0ecf06b8c), // 702.122a: p3pf0twc
    id(0xebf3e1a353), // 702.122b: xfsy38tk
    id(0xe446e16847), // 702.122c: wh3e2t27
    id(0x64058abfcf), // 702.122d: cg2rnfyf
    id(0xa8c7a73df0), // 702.123: n33teffg
    id(0xf84e3a4506), // 702.123a: z173mh86
    id(0x61c642ea42), // 702.123b: c7345tj2
    id(0x4107c5deac), // 702.124: 843wbqnc
    id(0xa8ad6a72e3), // 702.124a: n2ppmwq3
    id(0x09eb207afd), // 702.124b: 17nj0yqx
    id(0x0550302da6), // 702.124c: 0n830bd6
    id(0xed5f5479f4), // 702.124d: xnfn8yfm
    id(0xdd0e7a77eb), // 702.124e: vm77mxzb
    id(0x0944f2ea3a), // 702.124f: 152f5tht
    id(0xb94e690794), // 702.124g: q576j1wm
    id(0x0003588358), // 702.124h: 001nh0tr
    id(0x09f5c070e2), // 702.124i: 17tw0w72
    id(0x1fedbffed7), // 702.124j: 3zpvzzpq
    id(0x765c4588c6), // 702.124k: ese4b266
    id(0x048a35be47), // 702.124m: 0j53bfj7
    id(0xd43a46d7e0), // 702.124n: tgx4dnz0
    id(0xcc29a7d607), // 702.125: sgmtfng7
    id(0x2786d8acf8), // 702.125a: 4y3dhb7r
    id(0x220d877973), // 702.125b: 486reybk
    id(0x6b25cf8327), // 702.125c: dcjwz0s7
    id(0x9cd8897f12), // 702.126: kkc8jzrj
    id(0x3c76bfbd19), // 702.126a: 7hvbzf8s
    id(0x919f1226dc), // 702.126b: j6fh49pw
    id(0x79851c901b), // 702.126c: f62hs40v
    id(0x307e7f9fd6), // 702.127: 61z7z7yp
    id(0x25ebfc7052), // 702.127a: 4qnzrw2j
    id(0xdb894e6261), // 702.128: ve4mwrk1
    id(0xe72ca1b5bb), // 702.128a: wwpa3ddv
    id(0x7bd9e5c4d6), // 702.128b: ffcybh6p
    id(0x06f09575b1), // 702.129: 0vr9axdh
    id(0x1e4850443f), // 702.129a: 3s450h1z
    id(0x1dcf91255f), // 702.130: 3q7s29az
    id(0x25ee542c66), // 702.130a: 4qq58b36
    id(0x55f8d28038), // 702.130b: aqwd501r
    id(0x54d9b2b765), // 702.131: akcv5dv5
    id(0x2172dbacdf), // 702.131a: 45sdqb6z
    id(0xc69d77b559), // 702.131b: rteqfdas
    id(0x5be15ec853), // 702.131c: bfgnxj2k
    id(0xc5b6daaed3), // 702.131d: rpvdnbpk
    id(0xec46fff94c), // 702.132: xh3fzyac
    id(0x1d718aa676), // 702.132a: 3nrrn9kp
    id(0xfcf76c6809), // 702.133: zkvprt09
    id(0x1fe9a9e9a9), // 702.133a: 3zmtktd9
    id(0xb61f607896), // 702.134: prfp0y4p
    id(0x782e58b2df), // 702.134a: f0q5hcpz
    id(0x6bcf2293a0), // 702.134b: df7j54x0
    id(0xbcd6e59706), // 702.134c: qkbeb5r6
    id(0x5edb177a6d), // 702.135: bvdheykd
    id(0x7ae20b3687), // 702.135a: fbh0pdm7
    id(0x1e639d4040), // 702.135b: 3shstg20
    id(0x8fe252a318), // 702.136: hzh558rr
    id(0xa3cdbc97d3), // 702.136a: mf6vs5yk
    id(0x7e9eca265c), // 702.136b: ftfcm9jw
    id(0x2a184786ab), // 702.137: 58c4f1nb
    id(0xf270b9e672), // 702.137a: y9rbkskj
    id(0x15247cfd85), // 702.138: 2mj7szc5
    id(0x1d41d73d6c), // 702.138a: 3n0xefbc
    id(0x0378363d87), // 702.138b: 0dw3cfc7
    id(0x2c6f92a0b5), // 702.138c: 5hqs585n
    id(0xfddf284a16), // 702.138d: zqfjgjgp
    id(0x52deee36b0), // 702.139: abfewdng
    id(0x0c7f08413b), // 702.139a: 1hzggg9v
    id(0x0172a4639c), // 702.139b: 05sa8rww
    id(0x10b4920136), // 702.139c: 22t9409p
    id(0x3b701f5bcc), // 702.140: 7dr1ypyc
    id(0xbed2023614), // 702.140a: qv904dgm
    id(0xefd91d1a70), // 702.140b: xzcht6kg
    id(0xee92337770), // 702.140c: xt936xvg
    id(0xbce7805837), // 702.140d: qkkr0p1q
    id(0x2d3f3c1f32), // 702.140e: 5mzkr7sj
    id(0x1224acb59f), // 702.140f: 28jasdcz
    id(0x1f189faa69), // 702.141: 3wc9zak9
    id(0x1bc79c0a2a), // 702.141a: 3f3sr2ha
    id(0xf9f822fb8f), // 702.142: z7w25ywf
    id(0xe57777ebbc), // 702.142a: wnvqftxw
    id(0xd277022be9), // 702.142b: t9vg4az9
    id(0x77613b6ca1), // 702.143: exgkpv51
    id(0x1495e93707), // 702.143a: 2jayjdr7
    id(0xbf50cbccaa), // 702.143b: qx8cqk5a
    id(0xc8ccf9fbe6), // 702.143c: s36fkyz6
    id(0x4bc8e6a8b3), // 702.143d: 9f4eda5k
    id(0xded6baf970), // 702.143e: vvbbnybg
    id(0x525d38cbe6), // 702.143f: a9ekhjz6
    id(0xc07612c232), // 702.144: r1v15ghj
    id(0x9a63241010), // 702.144a: k9hj840g
    id(0xe1fd475b5c), // 702.145: w7ymeptw
    id(0x3bea48f4ff), // 702.145a: 7fn4hx7z
    id(0x625ed51b41), // 702.145b: c9fda6t1
    id(0x837aa18bd3), // 702.145c: gdxa32yk
    id(0xca8c437cae), // 702.145d: sa646z5e
    id(0x37079dc52c), // 702.145e: 6w3svh9c
    id(0xc16e9c3cbc), // 702.145f: r5q9rf5w
    id(0x4abc574001), // 702.145g: 9ay5eg01
    id(0x8be284c8e4), // 702.146: hfh89j74
    id(0x9de36fd649), // 702.146a: kqhpznj9
    id(0x7da153f13f), // 702.146b: fpgn7w9z
    id(0x32a4b86c10), // 702.147: 6ajbgv0g
    id(0x6d5e2f5324), // 702.147a: dnf2yms4
    id(0xb78af730f4), // 702.148: py5fec7m
    id(0x7dcd8a6b58), // 702.148a: fq6rmttr
    id(0x5dc6b232ea), // 702.148b: bq3b4cqa
    id(0x3c598e74b4), // 702.149: 7hcrwx5m
    id(0xf8ca40e99e), // 702.149a: z3541tcy
    id(0xe4717b1fa0), // 702.149b: whrqp7x0
    id(0xe1065273ed), // 702.149c: w4354wzd
    id(0x36d94d072b), // 702.150: 6vcmt1sb
    id(0xedd1d4d02c), // 702.150a: xq8x9m1c
    id(0x223ae3d6e5), // 702.151: 48xe7nq5
    id(0xa445ca9693), // 702.151a: mh2wn5mk
    id(0x821ebd9d48), // 702.151b: g8fbv7a8
    id(0x65a74b55a2), // 702.152: cpkmpnd2
    id(0xcfa9204ce4), // 702.152a: symj0k74
    id(0x8c9fd5750b), // 702.152b: hjfxax8b
    id(0xa91da5be41), // 702.153: n4etbfj1
    id(0x4da0d3f469), // 702.153a: 9pgd7x39
    id(0x719a467035), // 702.153b: e6d4cw1n
    id(0x4733079cf0), // 702.154: 8wsgf77g
    id(0xb4c878ebd6), // 702.154a: pk47htyp
    id(0xd366b2712e), // 702.154b: tdkb4w9e
    id(0xf3de13a63f), // 702.154c: yff179hz
    id(0x5467540f01), // 702.154d: ahkn83r1
    id(0x104e6150c6), // 702.155: 21762m66
    id(0xa7414f241b), // 702.155a: mx0my90v
    id(0xe8d7989d8a), // 702.155b: x3bsh7ca
    id(0x0f9de9daa3), // 702.155c: 1yeykpn3
    id(0x7a1380ec1b), // 702.156: f89r1v0v
    id(0x4305953be5), // 702.156a: 8c2saez5
    id(0x712b007b00), // 702.157: e4ng0yr0
    id(0xba724cd19a), // 702.157a: q9s4smct
    id(0x7dd966fc94), // 702.157b: fqcpdz4m
    id(0xcd219618b9), // 702.158: smgsc65s
    id(0x3425db0745), // 702.158a: 6gjxp1t5
    id(0x9b082d5461), // 702.158b: kc42tn31
    id(0x298f4d9896), // 702.158c: 567mv64p
    id(0x752a783943), // 702.158d: emn7gea3
    id(0xa24285fa34), // 702.158e: m918byhm
    id(0x76099252d8), // 702.159: er4s4mpr
    id(0x297d558962), // 702.159a: 55ynb2b2
    id(0xb4c7cd802d), // 702.159b: pk3wv01d
    id(0x74b634141d), // 702.160: ejv3850x
    id(0xcc1669afad), // 702.160a: sgb6kbxd
    id(0x62333ce6ec), // 702.161: c8skssqc
    id(0x9aabfb5066), // 702.161a: kanzpm36
    id(0x18dcd96c66), // 702.162: 33edjv36
    id(0xfd2668e826), // 702.162a: zmk6ht16
    id(0xdc9487e8ac), // 702.163: vja8ft5c
    id(0xacd8458464), // 702.163a: nkc4b134
    id(0x1b6cd003fc), // 702.164: 3dpd00zw
    id(0xd85f55c41b), // 702.164a: v1fnbh0v
    id(0xf28d0e18dd), // 702.164b: ya6gw66x
    id(0xa4f4039fc3), // 702.164c: mkt077y3
    id(0xc0c8761b45), // 702.165: r347c6t5
    id(0x70a5bea221), // 702.165a: e2jvx8h1
    id(0x08ca56b7a2), // 702.165b: 1355ddx2
    id(0x10488114e0), // 702.165c: 21482570
    id(0xb02241d36e), // 702.165d: p0h43mve
    id(0xa3d202d3f6), // 702.166: mf905mzp
    id(0x807bbaf4f6), // 702.166a: g1xvnx7p
    id(0x12e918e904), // 702.166b: 2bmhht84
    id(0xbc865dfc19), // 702.166c: qj35vz0s
    id(0xa4624c18c6), // 702.166d: mhh4r666
    id(0x19fa4870ac), // 702.167: 37x4gw5c
    id(0xe1ff7f910a), // 702.167a: w7zqz48a
    id(0x92cb173aa7), // 702.167b: jb5heen7
    id(0x9c1acc0d8d), // 702.167c: kgdcr3cd
    id(0x7dd423fe55), // 702.168: fqa27zjn
    id(0x1a5b4e3a60), // 702.168a: 39dmwek0
    id(0x36fc6db072), // 702.168b: 6vy6vc3j
    id(0xa4612dd1ab), // 702.168c: mhgjvmdb
    id(0xf99db54651), // 702.168d: z6evahjh
    id(0x0bedc8286a), // 702.168e: 1fpwga3a
    id(0x39af84fbdd), // 702.168f: 76qr9yyx
    id(0xf507dcaa59), // 702.169: ym3xsajs
    id(0xe1725b40cd), // 702.169a: w5s5pg6d
    id(0xa5f85cf441), // 702.169b: mqw5sx21
    id(0xcd5d219685), // 702.169c: snej35m5
    id(0x9a695af061), // 702.169d: k9mnnw31
    id(0x588c4edfaf), // 702.170: b264xqxf
    id(0x69e3f53c8d), // 702.170a: d7hzaf4d
    id(0x421f841911), // 702.170b: 88fr868h
    id(0xd43ec8e1fd), // 702.170c: tgzchrfx
    id(0x211a252f32), // 702.170d: 44d2absj
    id(0x318c89e027), // 702.170e: 6668kr17
    id(0x88ec52b93b), // 702.170f: h3p55e9v
    id(0x1169b25c31), // 702.171: 25mv4q1h
    id(0xfe5817f997), // 702.171a: zsc1fycq
    id(0xce70267272), // 702.171b: ssr2cwkj
    id(0x3749bd83b5), // 702.171c: 6x4vv0xn
    id(0xaa4754d7a5), // 702.172: n93n9nx5
    id(0x426d779248), // 702.172a: 89pqf4j8
    id(0xd06ee39cb0), // 702.172b: t1qe775g
    id(0xb4fb0cb6a3), // 702.173: pkxgsdn3
    id(0xd704c64e87), // 702.173a: tw2cckm7
    id(0xdf7128e9f5), // 702.174: vxrjhtfn
    id(0xf5fd044a56), // 702.174a: yqyg8jjp
    id(0x190977463f), // 702.174b: 344qehhz
    id(0xb1fa63d4c5), // 702.174c: p7x67n65
    id(0xdb66e7e266), // 702.174d: vdkefrk6
    id(0xfa0a083fbc), // 702.174e: z850gfxw
    id(0x08b85cf8b2), // 702.174f: 12w5sy5j
    id(0x39d960a408), // 702.174g: 77cp1908
    id(0x78134a1178), // 702.174h: f09mm4br
    id(0x3d1a1c57b0), // 702.174i: 7md1rnxg
    id(0x89c905caa3), // 702.174j: h74gbjn3
    id(0xa380987643), // 702.174k: me09gxj3
    id(0x7b4ed3cbd3), // 702.174m: fd7d7jyk
    id(0x391d77fd42), // 702.175: 74eqfza2
    id(0x5e23ff822a), // 702.175a: brhzz0ha
    id(0x4af67c280f), // 702.175b: 9bv7ra0f
    id(0xd2a48efc99), // 702.176: taj8xz4s
    id(0xf3d6d3eb50), // 702.176a: yfbd7ttg
    id(0xba276d593b), // 703: q8kptp9v
    id(0xb20e1fb5b7), // 703.1: p871zddq
    id(0x9d4de81410), // 703.1a: kn6yg50g
    id(0xc57521b22f), // 703.2: rntj3chf
    id(0x4066aed0a6), // 703.3: 81kaxm56
    id(0xdc13cbebb2), // 703.4: vg9wqtxj
    id(0x193c5c52e0), // 703.4a: 34y5rmq0
    id(0x346bd4361d), // 703.4b: 6hnx8dgx
    id(0x0471933682), // 703.4c: 0hrs6dm2
    id(0x808b59832e), // 703.4d: g25nk0se
    id(0xe17408f7e2), // 703.4e: w5t0hxz2
    id(0x59a7d99016), // 703.4f: b6kxk40p
    id(0xfe63ce3b43), // 703.4g: zshwwet3
    id(0xec2860643d), // 703.4h: xgm60s1x
    id(0xa1b71953ed), // 703.4i: m6vhjmzd
    id(0x032ec8490d), // 703.4j: 0cqcgj8d
    id(0xdeed6d732b), // 703.4k: vvpptwsb
    id(0xc806452e2c), // 703.4m: s034abhc
    id(0xc8a6f93e6d), // 703.4n: s2kfjfkd
    id(0x03d1f9ed99), // 703.4p: 0f8zkvcs
    id(0x98f8d6cd4d), // 703.4q: k3wddkad
    id(0xdca66ec928), // 704: vjk6xj98
    id(0xb69118e74e), // 704.1: pt8hhste
    id(0x4c6ae89a3f), // 704.1a: 9hneh6hz
    id(0x7b89802b6b), // 704.2: fe4r0avb
    id(0x1615126984), // 704.3: 2rah4tc4
    id(0x6a9509e9f9), // 704.4: daagktfs
    id(0xb3913f2a6d), // 704.5: pe8kyakd
    id(0x363bfb79e4), // 704.5a: 6rxzpyf4
    id(0x41751728ad), // 704.5b: 85thea5d
    id(0x79e33b456f), // 704.5c: f7hkphbf
    id(0x946d66c4b5), // 704.5d: jhppdh5n
    id(0x4cd361ccc4), // 704.5e: 9k9p3k64
    id(0x788aa1110d), // 704.5f: f25a248d
    id(0x79e6055ea0), // 704.5g: f7k0aqn0
    id(0x07bf778604), // 704.5h: 0yzqf1g4
    id(0xda49f37470), // 704.5i: v94z6x3g
    id(0xa0b6ef9143), // 704.5j: m2vez4a3
    id(0xc2396fe686), // 704.5k: r8wpzsm6
    id(0x29ad22b1cc), // 704.5m: 56pj5cec
    id(0x6aa30f1e60), // 704.5n: dahgy7k0
    id(0x0895d262cb), // 704.5p: 12ax4rpb
    id(0xbe560c039d), // 704.5q: qsb0r0wx
    id(0x5344ee830a), // 704.5r: ad2ex0ra
    id(0x486d3f28bf), // 704.5s: 91pkya5z
    id(0x56a3fe239a), // 704.5t: athzw8wt
    id(0xc139acd823), // 704.5u: r4wtsp13
    id(0x7d2c4b18fb), // 704.5v: fmp4p67v
    id(0x0ec8cf899a), // 704.5w: 1v4cz2ct
    id(0x5708341f9d), // 704.5x: aw4387wx
    id(0xaf190486e8), // 704.5y: nwcg91q8
    id(0xac6d8426bd), // 704.6: nhpr89nx
    id(0x3357eea61c), // 704.6a: 6dbyx9gw
    id(0x6f9c357343), // 704.6b: dye3awt3
    id(0x405db6a4b3), // 704.6c: 81evd95k
    id(0x7c19d3e6f4), // 704.6d: fgcx7sqm
    id(0x9c07be11a7), // 704.6e: kg3vw4d7
    id(0xb640b2e33b), // 704.6f: ps0b5rsv
    id(0x050539ea7d), // 704.7: 0m2kktkx
    id(0xf4ef326333), // 704.8: ykqk4rsk
    id(0x5b9e62730c), // 705: bef64wrc
    id(0x5b4ba5e636), // 705.1: bd5tbshp
    id(0xb2700b1179), // 705.2: p9r0p4bs
    id(0xa762cabda6), // 706: mxhcnfd6
    id(0xdae010fac6), // 706.1: vbg11yp6
    id(0x9bffe7dc10), // 706.1a: kfzyfq0g
    id(0x755cef1ce8), // 706.1b: eneey778
    id(0xc02cc41430), // 706.2: r0pc851g
    id(0xfa85bc81df), // 706.2a: za2vs0ez
    id(0x17cf65073e), // 706.2b: 2z7pa1sy
    id(0xdc6aaa6e30), // 706.3: vhnamvhg
    id(0x7649b89a4e), // 706.3a: es4vh6je
    id(0xde533e2a9a), // 706.3b: vs9kwamt
    id(0x0654557153), // 706.3c: 0sa5awak
    id(0x0dbd9b3fd9), // 706.4: 1pyspfys
    id(0xd711876124), // 706.5: tw8rer94
    id(0xa5231dfa12), // 706.6: mmhhvygj
    id(0xb4cb46d0d5), // 706.7: pk5mdm6n
    id(0x64fbf6f972), // 706.8: ckxzdybj
    id(0x2a4bce65ea), // 706.8a: 595wwsfa
    id(0x1af35379e3), // 706.8b: 3bsn6yf3
    id(0xb3c250f9b6), // 706.8c: pf151ydp
    id(0x7325a71d7f), // 707: ecjte7bz
    id(0x1c08b33caf), // 707.1: 3g4b6f5f
    id(0xe8db3532f3), // 707.2: x3dkacqk
    id(0xf406c32239), // 707.2a: yg3c68hs
    id(0x39b2c3798f), // 707.2b: 76sc6ycf
    id(0x23dcd7b49c), // 707.2c: 4fedfd4w
    id(0x82dde17995), // 707.3: gbey2ycn
    id(0x3c1b2dc456), // 707.4: 7gdjvh2p
    id(0x8166e4d98c), // 707.5: g5ke9pcc
    id(0xc958dd1619), // 707.6: s5cdt5gs
    id(0xb6eacd1c65), // 707.7: pvnct735
    id(0xce76c388b7), // 707.8: ssvc725q
    id(0x03f759ab1b), // 707.8a: 0fvnkarv
    id(0x01994fbf46), // 707.9: 06cmzft6
    id(0xea786f5f1b), // 707.9a: x9w6yqrv
    id(0xa9ca9cee10), // 707.9b: n759svgg
    id(0xbadbbc35c9), // 707.9c: qbdvrde9
    id(0x114f28dd5d), // 707.9d: 257jhqax
    id(0x1af4ba9d4d), // 707.9e: 3btbn7ad
    id(0xb9ea116139), // 707.9f: q7n12r9s
    id(0x0ce7e5d7b3), // 707.9g: 1kkybnxk
    id(0xc9cf48d9ba), // 707.10: s77mhpdt
    id(0xe6a963196a), // 707.10a: wtmp66ba
    id(0x30e24740c4), // 707.10b: 63h4eg64
    id(0x8893db797c), // 707.10c: h29xpybw
    id(0xf2e22d49a9), // 707.10d: ybh2tjd9
    id(0xb131aa0988), // 707.10e: p4rtm2c8
    id(0x0667976785), // 707.10f: 0sksesw5
    id(0x60b28335db), // 707.10g: c2s86dev
    id(0xf06edc3ace), // 707.11: y1qdrepe
    id(0x10feeaad23), // 707.12: 23zenb93
    id(0x27c5f6a5be), // 707.13: 4z2zd9dy
    id(0x7074de8c32), // 707.14: e1tdx31j
    id(0x6fcc9a4b6e), // 708: dz69mjve
    id(0xb2487c339d), // 708.1: p947rcwx
    id(0xed18943aa5), // 708.2: xmc98en5
    id(0xab2d1fad93), // 708.2a: ncphzbck
    id(0x84f1f6d687), // 708.2b: gkrzdnm7
    id(0xb6f4ea5971), // 708.3: pvtempbh
    id(0xba2c4ab1eb), // 708.4: q8p4ncfb
    id(0x661a20b1c3), // 708.5: crd21ce3
    id(0x7082552553), // 708.6: e215a9ak
    id(0x812ea6b945), // 708.7: g4qadea5
    id(0x17d3ea1a42), // 708.8: 2z9ym6j2
    id(0x0b22bd2094), // 708.9: 1chbt84m
    id(0xefdcc950bc), // 708.10: xzecjm5w
    id(0xd59f614cf4), // 708.11: tpfp2k7m
    id(0x28bf7be2b0), // 708.12: 52zqqrng
    id(0xa74399cf94), // 709: mx1skkwm
    id(0x1eb6caf877), // 709.1: 3tvcny3q
    id(0xa6a6edb99b), // 709.2: mtkevecv
    id(0x6399ebf912), // 709.3: cecyqy8j
    id(0x521480c1b3), // 709.3a: a8a81gdk
    id(0x921090c2b0), // 709.3b: j8891gng
    id(0xf58eeffef5), // 709.3c: yp7ezzqn
    id(0xcae3b026f4), // 709.4: sbhv09qm
    id(0xc34d8f6970), // 709.4a: rd6rytbg
    id(0xb13159f0b6), // 709.4b: p4rnkw5p
    id(0x0261bceed4), // 709.4c: 09gvsvpm
    id(0x684137880c), // 709.4d: d10kf20c
    id(0x5e712a7bae), // 709.5: bsrjmyxe
    id(0x8ecdb4919c), // 709.5a: hv6v94cw
    id(0x72c674361b), // 709.5b: eb378dgv
    id(0x463168f0a9), // 709.5c: 8rrphw59
    id(0x8f7183f390), // 709.5d: hxrr7wwg
    id(0x826d451255), // 709.5e: g9pma4jn
    id(0xd54181e3e6), // 709.5f: tn0r3rz6
    id(0x34929b8601), // 709.5g: 6j99q1g1
    id(0x0c128cff8d), // 709.5h: 1g98szwd
    id(0xc0cf686a74), // 709.5i: r37pgtkm
    id(0xa774a6c8b7), // 709.5j: mxtadj5q
    id(0x0a1e2989ba), // 710: 18f2k2dt
    id(0x042742c07f), // 710.1: 0gkm5g3z
    id(0xb9d301b54f), // 710.1a: q79g3daf
    id(0x277eeb960e), // 710.1b: 4xzeq5ge
    id(0x1b5db18518), // 710.1c: 3dev318r
    id(0x2dbf43b1ec), // 710.2: 5pzm7cfc
    id(0x0c5f090867), // 710.3: 1hfgj237
    id(0x43c7d288fc), // 710.4: 8f3x527w
    id(0x9de70e2f72), // 710.5: kqkgwbvj
    id(0xa65bd2cdc0), // 711: msdx5ke0
    id(0x7696d6e556), // 711.1: etbddsap
    id(0xe60bedacd9), // 711.2: wr5yvb6s
    id(0xcf82c48e13), // 711.2a: sy1c93gk
    id(0xa4897b55f7), // 711.2b: mj4qpnfq
    id(0xc5144f7301), // 711.3: rma4ywr1
    id(0x4aab0b2667), // 711.4: 9angp9k7
    id(0x360f45d33f), // 711.5: 6r7mbmsz
    id(0xa1ce60adc6), // 711.6: m7761be6
    id(0x9e602c974d), // 711.7: ksg2s5td
    id(0xe51b284f9d), // 712: wmdjgkwx
    id(0xb56ba322c6), // 712.1: pnnt68p6
    id(0xa3775e7b1e), // 712.2: mdvnwyry
    id(0x80eaecb926), // 712.2a: g3nese96
    id(0x7ebae6e080), // 712.2b: ftxedr40
    id(0xe6c997579b), // 712.2c: wv4senwv
    id(0x340e3c9454), // 712.3: 6g73s52m
    id(0x42848b7011), // 712.3a: 8a28pw0h
    id(0xcd51bc22d6), // 712.3b: sn8vr8pp
    id(0xa11e612e6a), // 712.3c: m4f62bka
    id(0x421c629b3c), // 712.4: 88e656sw
    id(0xf7f8f56680), // 712.4a: yzwfasm0
    id(0x75659c955c), // 712.4b: enjss5aw
    id(0xa619d0c875), // 712.5: mrcx1j3n
    id(0x08c7396942), // 712.5a: 133kjta2
    id(0x9507830c1f), // 712.5b: jm3r630z
    id(0x4e6a7a3f06), // 712.5c: 9sn7mfr6
    id(0x5db23ec177), // 712.5d: bps3xgbq
    id(0x7961db6c6f), // 712.5e: f5gxpv3f
    id(0x3ba6b3d8e7), // 712.5f: 7ekb7p77
    id(0x2a1f5fdde2), // 712.6: 58fnzqf2
    id(0x8c84f0bae7), // 712.7: hj2f1eq7
    id(0x0dbde7b487), // 712.8: 1pyyfd47
    id(0x5918641219), // 712.8a: b4c684gs
    id(0x9ac31bedba), // 712.8b: kb1hqvdt
    id(0xd3a53b34cf), // 712.8c: tejkpd6f
    id(0x7853fb6a06), // 712.8d: f19zptg6
    id(0x8e42736f5a), // 712.8e: hs176vtt
    id(0x207c48c349), // 712.8f: 41y4hgt9
    id(0x1a84ff990d), // 712.8g: 3a2fz68d
    id(0x1f00865f9a), // 712.9: 3w08cqwt
    id(0x770f64185d), // 712.10: ew7p862x
    id(0x9962591f45), // 712.11: k5h5j7t5
    id(0x3159575986), // 712.11a: 65cnepc6
    id(0xb999cc5106), // 712.11b: q6cwrm86
    id(0xd1f3992f9b), // 712.11c: t7ssjbwv
    id(0x2c9fb705a6), // 712.11d: 5jfve1d6
    id(0x568346ded2), // 712.12: at1mdqpj
    id(0xb659396daf), // 712.13: psckjvdf
    id(0x5ff6461b42), // 712.13a: bzv4c6t2
    id(0xa8f5fb5ff6), // 712.14: n3tzpqzp
    id(0x222c946045), // 712.14a: 48p98r25
    id(0x8c3c8a610d), // 712.14b: hgy8mr8d
    id(0x4a87d34f04), // 712.14c: 9a3x6kr4
    id(0x978137d608), // 712.15: jy0kfng8
    id(0x454c35502e), // 712.15a: 8n63am1e
    id(0xaa8fb89437), // 712.16: na7vh51q
    id(0x5913ab2d35), // 712.17: b49tpb9n
    id(0x5c8d803b85), // 712.18: bj6r0ew5
    id(0x4aabfa1923), // 712.19: 9anzm693
    id(0xdf8c6ab279), // 712.20: vy66ncks
    id(0x9baec3cffa), // 712.21: keqc7kzt
    id(0x97eb39383c), // 712.21a: jznkje1w
    id(0x2c38fe7a8a), // 712.21b: 5gwfwyma
    id(0x05b50928d3), // 712.21c: 0ptgja6k
    id(0x68b72192b5), // 712.21d: d2vj34nn
    id(0x1e170bef15), // 712.21e: 3rbgqvrn
    id(0xa74ca48339), // 713: mx6a90ss
    id(0x680c79a04d), // 713.1: d067k82d
    id(0xfa04041dff), // 713.2: z82087fz
    id(0x5d5f3cf380), // 713.2a: bnfksww0
    id(0x1d908455f1), // 713.2b: 3p888nfh
    id(0x496c3907be), // 713.2c: 95p3j1xy
    id(0xe32664bf64), // 713.3: wck69fv4
    id(0x3be6cf3d7f), // 713.4: 7fkcyfbz
    id(0xce60614452), // 713.5: ssg62h2j
    id(0xd4fc2a2797), // 714: tky2m9wq
    id(0x544c6e080a), // 714.1: ah66w20a
    id(0x1649979870), // 714.2: 2s4sf63g
    id(0x329a52ef83), // 714.2a: 6ad55vw3
    id(0x886dd689f4), // 714.2b: h1pxd2fm
    id(0x350c789b3b), // 714.2c: 6m67h6sv
    id(0x022b0d34da), // 714.2d: 08ngtd6t
    id(0xa9808ab203), // 714.2e: n608ncg3
    id(0x646893f51b), // 714.3: chm97x8v
    id(0x1a5f3c4bde), // 714.3a: 39fkrjyy
    id(0x1cac976c76), // 714.3b: 3jp9ev3p
    id(0x29f863e137), // 714.4: 57w67r9q
    id(0x980ac7a080), // 715: k05cf840
    id(0xd0819f217b), // 715.1: t20sy8bv
    id(0x7af5a9997e), // 715.2: fbttk6by
    id(0xd31a78468b), // 715.2a: tcd7ghmb
    id(0x8375eb24e0), // 715.2b: gdtyp970
    id(0x7826384255), // 715.2c: f0k3ggjn
    id(0x45e87ca96f), // 715.3: 8qm7sabf
    id(0x44c833c665), // 715.3a: 8k437hk5
    id(0x4a505555c3), // 715.3b: 9985ane3
    id(0x3484f4e78b), // 715.3c: 6j2f9swb
    id(0x37640d706e), // 715.3d: 6xj0tw3e
    id(0x55a39e39cb), // 715.4: aphsweeb
    id(0x06616315ca), // 715.5: 0sgp65ea
    id(0xe1619c351c), // 716: w5gsrd8w
    id(0x14bebf101d), // 716.1: 2jzby40x
    id(0xa00df80e35), // 716.2: m06zg3hn
    id(0x429136f450), // 716.2a: 8a8kdx2g
    id(0x4200af4a82), // 716.2b: 880ayjm2
    id(0x3e65188859), // 716.2c: 7sjhh22s
    id(0x20ccc6509e), // 716.2d: 436ccm4y
    id(0x7b1d380149), // 716.3: fcekg0a9
    id(0xa053db8e61), // 716.4: m19xq3k1
    id(0x8b6b536eaf), // 717: hdnn6vnf
    id(0xe416458d9d), // 717.1: wgb4b3cx
    id(0x344021ca44), // 717.2: 6h023jj4
    id(0x55a17db229), // 717.2a: apgqvch9
    id(0xc71c29a8bb), // 717.2b: rwe2ka5v
    id(0x1bbcb1b474), // 717.3: 3eyb3d3m
    id(0xb7ad4892e5), // 717.4: pypmh4q5
    id(0xce3e61c254), // 717.5: srz63gjm
    id(0xab02cdbf36), // 717.6: nc1cvfsp
    id(0xc86550f055), // 717.6a: s1jn1w2n
    id(0x7b0dc4161f), // 718: fc6w85gz
    id(0xb6c02381f3), // 718.1: pv0270fk
    id(0xfc22edda85), // 718.2: zghevpm5
    id(0x770b6c2789), // 718.2a: ew5pr9w9
    id(0x27f0f3b751), // 718.3: 4zrf7dth
    id(0x51ba061790), // 718.3a: a6x0c5wg
    id(0xe2fed830d0), // 718.3b: wbzdgc6g
    id(0x8f8aedfeaf), // 718.3c: hy5evznf
    id(0x7bd199078d), // 718.3d: ff8sj1wd
    id(0x71f0b684f4), // 718.4: e7rbd17m
    id(0x160e17e55f), // 718.5: 2r71fsaz
    id(0x5fcc56d445), // 719: bz65dn25
    id(0x80daa4c614), // 719.1: g3da9hgm
    id(0x948b6da960), // 719.2: jj5pvab0
    id(0xae73c782b1), // 719.3: nsswf0nh
    id(0x3df51af57c), // 719.3a: 7qthnxbw
    id(0x52a581fa04), // 719.3b: aajr3yg4
    id(0xc1eafe315c), // 719.3c: r7nfwcaw
    id(0x918475cd78), // 720: j627bkbr
    id(0x77c1e3c050), // 720.1: ez0y7g2g
    id(0x3ca80269ab), // 720.1a: 7jm04tdb
    id(0xa87906b125), // 720.1b: n1wgdc95
    id(0x6b24fe5c42), // 720.2: dcjfwq22
    id(0xdcc649c373), // 720.3: vk34kgvk
    id(0x2cb7c36938), // 720.4: 5jvw6t9r
    id(0x8e0f3d1a61), // 720.5: hr7kt6k1
    id(0x4afd1a0c38), // 720.5a: 9byhm31r
    id(0x1d3401c244), // 720.5b: 3mt03gj4
    id(0x6bce50631b), // 720.6: df750rrv
    id(0xc105756319), // 720.7: r42qarrs
    id(0xdfd816fe9e), // 720.8: vzc1dzmy
    id(0xe11e5a6d67), // 720.9: w4f5mvb7
    id(0xe5712ac096), // 721: wnrjng4p
    id(0xae34332a63), // 721.1: nrt36ak3
    id(0xa9042fa9ed), // 721.1a: n422zafd
    id(0xed3dd3ebb0), // 721.1b: xmyx7txg
    id(0x8dfeca74ba), // 721.1c: hqzcmx5t
    id(0x24546f84e6), // 721.1d: 4ha6z176
    id(0x4ce9e8ef51), // 721.1e: 9kmyhvth
    id(0xc0a5a1a5b4), // 721.1f: r2jt39dm
    id(0x737e70f060), // 721.2: edz71w30
    id(0xb978d0b279), // 721.2a: q5wd1cks
    id(0x9f51156262), // 721.2b: kx8hark2
    id(0x0ac41fad8c), // 721.2c: 1b21zbcc
    id(0x376d932cc0), // 721.2d: 6xps6b60
    id(0xe7124def9b), // 721.2e: ww94vvwv
    id(0x94a4ab606d), // 721.2f: jjjapr3d
    id(0x30102abbbb), // 721.2g: 6082nexv
    id(0xb62746b3f8), // 722: prkmdczr
    id(0x1733c52dac), // 722.1: 2wswabdc
    id(0x9ce612d8a2), // 722.2: kkk15p52
    id(0x754b10a520), // 722.3: en5h1990
    id(0xcc6aaf3007), // 722.4: shnayc07
    id(0xdbf15ead85), // 722.5: vfrnxbc5
    id(0x2247d0df01), // 723: 493x1qr1
    id(0x437384cf7b), // 723.1: 8dsr9kvv
    id(0x7dd26336f0), // 723.2: fq966dqg
    id(0x6b2406657c), // 723.3: dcj0csbw
    id(0xe984d9635f), // 723.4: x62djrtz
    id(0xf80875f5f5), // 723.5: z047bxfn
    id(0x686e759398), // 724: d1q7b4wr
    id(0x26e29ff8bb), // 724.1: 4vh9zy5v
    id(0xf58735f204), // 724.1a: yp3kbwg4
    id(0xff6a057a95), // 724.2: zxn0aymn
    id(0x6e3c36ed82), // 724.3: dry3dvc2
    id(0x2f54073336), // 724.4: 5xa0ecsp
    id(0x0dc56af80f), // 724.5: 1q2pny0f
    id(0x5832965429), // 724.5a: b0s9cn19
    id(0x042b2c8db7), // 724.6: 0gnjs3dq
    id(0x992256d129), // 724.7: k4h5dm99
    id(0x9f9f31065e), // 725: kyfk21jy
    id(0xa21df6207a), // 725.1: m8ezc83t
    id(0xcd85b82518), // 725.1a: sp2vg98r
    id(0x7500be8a6f), // 726: em0bx2kf
    id(0xaa7b126a0f), // 726.1: n9xh4tgf
    id(0xc5480d5250), // 726.1a: rn40tmjg
    id(0x1f0a1a60f9), // 726.1b: 3w51mr7s
    id(0x511a5a8769), // 726.2: a4d5n1v9
    id(0xb781e9bd2b), // 726.2a: py0ykf9b
    id(0x0651aa5782), // 726.2b: 0s8tmnw2
    id(0x73ccfc03ce), // 726.2c: ef6fr0ye
    id(0xc7b051158f), // 726.3: ryr525cf
    id(0x0c807173b1), // 726.4: 1j072wxh
    id(0xd503e559da), // 726.4a: tm1yapet
    id(0xabd4dd5aed), // 726.4b: nfadtpqd
    id(0x8ee55e45e7), // 726.5: hvjnwhf7
    id(0xc43a2e300a), // 726.5a: rgx2wc0a
    id(0xca74ff9fa6), // 726.5b: s9tfz7x6
    id(0xf17f43dd6e), // 726.5c: y5zm7qbe
    id(0x235f4bfe32), // 726.6: 4dfmqzhj
    id(0x7a20f4efaa), // 727: f8gf9vxa
    id(0x9f952b9e9f), // 727.1: kyajq7mz
    id(0xa5022d5ff0), // 727.2: mm12tqzg
    id(0x9be6caa607), // 727.2a: kfkcn9g7
    id(0xbf02cfa973), // 727.2b: qw1czabk
    id(0x97bd968eac), // 727.2c: jyysd3nc
    id(0x7c89685105), // 727.2d: fj4pgm85
    id(0x7ec4f0316a), // 727.2e: fv2f0cba
    id(0x5632b8e65c), // 727.2f: arsbhsjw
    id(0x03629174eb), // 727.2g: 0dh92x7b
    id(0x49b6897ff3), // 727.2h: 96v8jzzk
    id(0x6b60c28d1c), // 727.2i: ddgc538w
    id(0x1598b7aa74), // 727.2j: 2pcbfakm
    id(0xacb1d3c051), // 727.3: njrx7g2h
    id(0x11d6aeaf19), // 727.3a: 27baxbrs
    id(0x7111d3fbe9), // 727.3b: e48x7yz9
    id(0x190e0a7678), // 727.3c: 3470mxkr
    id(0x8e67ccdf92), // 727.3d: hskwsqwj
    id(0x8f6e3c8a56), // 727.3e: hxq3s2jp
    id(0x4eabbd8fe9), // 728: 9tnvv3z9
    id(0x7503caa01e), // 728.1: em1wn80y
    id(0x6fb47b557e), // 728.1a: dyt7pnby
    id(0x46b7a301ac), // 728.2: 8tvt60dc
    id(0x331cc60804), // 728.2a: 6cecc204
    id(0x75026b0eff), // 728.2b: em16p3qz
    id(0x0859742455), // 728.2c: 11cq892n
    id(0x9d5ccc74ad), // 729: knecrx5d
    id(0x4ce501a4da), // 729.1: 9kjg396t
    id(0x7929824b23), // 729.1a: f4mr4js3
    id(0x475740eb75), // 729.1b: 8xbm1tvn
    id(0x4f492b9e5e), // 729.1c: 9x4jq7jy
    id(0xe82dd2d3c0), // 729.2: x0px5my0
    id(0xa969d44dce), // 729.2a: n5mx8kee
    id(0x370753bf8f), // 729.2b: 6w3n7fwf
    id(0x03271163c4), // 729.2c: 0ckh2ry4
    id(0x8e04f93d1b), // 729.3: hr2fjf8v
    id(0x93a51ee3fe), // 729.4: jejhxrzy
    id(0x9940ae67c9), // 729.5: k50awsy9
    id(0x264d374b06), // 729.6: 4s6kejr6
    id(0x9a4352633c), // 730: k91n4rsw
    id(0x9de7521952), // 730.1: kqkn46aj
    id(0x3995f9521a), // 730.2: 76azjmgt
    id(0x5bddbc63df), // 8: bfevrryz
    id(0x5d2a630eaf), // 800: bmn663nf
    id(0xa61787664a), // 800.1: mrbresja
    id(0x3089ab6b8b), // 800.2: 624tptwb
    id(0x01fa3b11d8), // 800.3: 07x3p4er
    id(0x4cba7590e6), // 800.4: 9jx7b476
    id(0xfb86701a43), // 800.4a: ze3706j3
    id(0x5942774937), // 800.4b: b517ej9q
    id(0xbc2d668945), // 800.4c: qgppd2a5
    id(0x7528e116c5), // 800.4d: emme25p5
    id(0x2e4d8fc537), // 800.4e: 5s6rzh9q
    id(0x2bb8c85b62), // 800.4f: 5ewcgpv2
    id(0x3e85513289), // 800.4g: 7t2n2cm9
    id(0x7914fb54a0), // 800.4h: f4afpn50
    id(0x46d69bccc7), // 800.4i: 8vb9qk67
    id(0x23368b5dd0), // 800.4j: 4cv8pqeg
    id(0x27081fd73d), // 800.4k: 4w41znsx
    id(0xdc8206ff46), // 800.4m: vj10dzt6
    id(0x6c45e67184), // 800.4n: dh2ycwc4
    id(0xdb4760ff00), // 800.4p: vd3p1zr0
    id(0x278e7451bc), // 800.5: 4y778mdw
    id(0x3a483c848f), // 800.6: 7943s14f
    id(0x1b22a26e73), // 800.7: 3cha4vkk
    id(0x2446fa329a), // 801: 4h3fmcmt
    id(0xc53ce99176), // 801.1: rmyek4bp
    id(0x787546367c), // 801.2: f1tmcdkw
    id(0x71e155e9f9), // 801.2a: e7gnbtfs
    id(0x44a7070ca5), // 801.2b: 8jkge355
    id(0xaa0a57b987), // 801.2c: n855fec7
    id(0xd8713a6b34), // 801.2d: v1rkmtsm
    id(0xccfc0a002b), // 801.3: sky0m01b
    id(0x55622722b5), // 801.4: anh2e8nn
    id(0xda8f1f0c88), // 801.5: va7hy348
    id(0x5942d8c924), // 801.5a: b51dhj94
    id(0xa784ae70dc), // 801.5b: my2aww6w
    id(0xebb095a245), // 801.5c: xer9b8j5
    id(0xb001675e9b), // 801.6: p00peqmv
    id(0x79a7efee1c), // 801.7: f6kyzvgw
    id(0x71e044e87c), // 801.7a: e7g49t3w
    id(0x3f9aa6c210), // 801.8: 7ydadggg
    id(0x0cca98b707), // 801.9: 1k59hdr7
    id(0x4304200098), // 801.10: 8c22004r
    id(0x63c0d97a00), // 801.11: cf0djyg0
    id(0x60aec82c6d), // 801.12: c2qcgb3d
    id(0xccc917d2b7), // 801.13: sk4hfmnq
    id(0xd2a8d34222), // 801.13a: tamd6gh2
    id(0x5b580a3cee), // 801.13b: bdc0mf7e
    id(0x5dfdb23a24), // 801.14: bqyv4eh4
    id(0xde1c80dc3a), // 801.15: vre81q1t
    id(0xca1567d89e), // 801.16: s8apfp4y
    id(0x4b02b09399), // 801.17: 9c1b14ws
    id(0x2da47e7183), // 801.18: 5pj7wwc3
    id(0xf0da02859a), // 802: y3d051ct
    id(0x54df0285d8), // 802.1: akfg51er
    id(0xeb6dd82ac1), // 802.2: xdpxgap1
    id(0xb97155da4c), // 802.2a: q5rnbpjc
    id(0xa446d374cf), // 802.3: mh3d6x6f
    id(0xcb3c1adf09), // 802.3a: scy1nqr9
    id(0x2a50c83053), // 802.3b: 598cgc2k
    id(0xe952c76254), // 802.4: x59cerjm
    id(0x4ce4d2c9c9), // 802.4a: 9kjd5je9
    id(0x209d11bc13), // 802.4b: 42eh3f0k
    id(0x55f486c956), // 802.5: aqt8djap
    id(0x19360b2dd4), // 803: 34v0pbem
    id(0xbdc689cf8d), // 803.1: qq38kkwd
    id(0x65ac721df7), // 803.1a: cpp747fq
    id(0x4d32a92632), // 803.1b: 9msaj9hj
    id(0x67a8132bf8), // 804: cym16azr
    id(0xacbc35f619), // 804.1: njy3bxgs
    id(0x76feb3b91e), // 804.2: evzb7e8y
    id(0x1d79fcdb27), // 805: 3nwzsps7
    id(0x75e60e3e75), // 805.1: eqk0wfkn
    id(0xc45f819e2a), // 805.2: rhfr37ha
    id(0x86d625daa1), // 805.3: gvb2bpn1
    id(0xed1b98fd8c), // 805.3a: xmdshzcc
    id(0x48b521ef17), // 805.3b: 92tj3vrq
    id(0xa43737da9f), // 805.4: mgvkfpmz
    id(0x0447bdf576), // 805.4a: 0h3vvxbp
    id(0xf78f2dc701), // 805.4b: yy7jvhr1
    id(0xa719ca3205), // 805.4c: mwcwmcg5
    id(0xba86688131), // 805.4d: qa36h09h
    id(0x7dba32514a), // 805.5: fpx34maa
    id(0x0e6328a890), // 805.5a: 1shjha4g
    id(0xde8f65eb19), // 805.5b: vt7pbtrs
    id(0x05227caa71), // 805.6: 0mh7sakh
    id(0x7fab595851), // 805.6a: fynnjp2h
    id(0x74aec836b7), // 805.7: ejqcgdnq
    id(0x747c65fb39), // 805.8: ehy6byss
    id(0x11772fc71b), // 805.9: 25vjzhrv
    id(0xa4bb71ba42), // 805.10: mjxq3ej2
    id(0xd03373de33), // 805.10a: t0sq7qhk
    id(0xdaa869f7f2), // 805.10b: vam6kxzj
    id(0x504286d995), // 805.10c: a118dpcn
    id(0x90d5cbafa6), // 805.10d: j3awqbx6
    id(0x735aeca62e), // 805.10e: eddes9he
    id(0x6f75111dc0), // 805.10f: dxth27e0
    id(0xc5a9c8ea2b), // 806: rpmwhthb
    id(0x5877f35c7c), // 806.1: b1vz6q3w
    id(0x5a41a606bc), // 806.2: b90tc1nw
    id(0x8aa4f7d0dc), // 806.2a: hajffm6w
    id(0x969195a95f), // 806.2b: jt8sbaaz
    id(0xcbec718ac2), // 806.2c: sfp732p2
    id(0x80003bac65), // 806.3: g003qb35
    id(0x8a33027cd3), // 807: h8sg4z6k
    id(0x9dcd96d253), // 807.1: kq6sdmjk
    id(0xb696ab9497), // 807.2: ptbaq54q
    id(0xc74e600675), // 807.2a: rx7601kn
    id(0x798b566b9f), // 807.2b: f65nctwz
    id(0x3add3b6391), // 807.2c: 7bekprwh
    id(0xd6d062105c), // 807.3: tv86442w
    id(0xb20747c119), // 807.4: p83mfg8s
    id(0x41944c6607), // 807.4a: 86a4rsg7
    id(0x7a621321ce), // 807.4b: f9h168ee
    id(0xb9185483a5), // 807.4c: q4c590x5
    id(0x0c9c420144), // 807.4d: 1je440a4
    id(0x423599fa10), // 807.4e: 88tskygg
    id(0xddec606792), // 807.4f: vqp60swj
    id(0xdd16c3467d), // 807.4g: vmbc6hkx
    id(0x65b0bf4791), // 807.4h: cprbyhwh
    id(0x227a1c91d2), // 807.4i: 49x1s4ej
    id(0xf3298de3e7), // 807.4j: ycmrvrz7
    id(0xaaa1815277), // 807.5: nagr2mkq
    id(0x89155ae698), // 807.5a: h4annsmr
    id(0xf139565420), // 807.5b: y4wncn10
    id(0x9c7394ae9b), // 808: khss9bmv
    id(0x69f504358c), // 808.1: d7tg8dcc
    id(0x22d62c4091), // 808.2: 4bb2rg4h
    id(0xfc10d2b9b8), // 808.3: zg8d5edr
    id(0xa9a1852570), // 808.3a: n6gra9bg
    id(0x9ec3b44571), // 808.3b: kv1v8hbh
    id(0x76cf5f0e54), // 808.4: ev7ny3jm
    id(0x0c628ba457), // 808.5: 1hh8q92q
    id(0x82ad3c75dc), // 809: gapkrxew
    id(0x9ace81c0ac), // 809.1: kb783g5c
    id(0x5340a716b2), // 809.2: ad0ae5nj
    id(0x9fd791d5be), // 809.3: kzbs3ndy
    id(0x9d2d797f55), // 809.3a: kmpqjztn
    id(0x0a9e27c1c5), // 809.3b: 1af2fge5
    id(0x22b7303be8), // 809.3c: 4avk0ez8
    id(0xff82760906), // 809.4: zy17c286
    id(0xa0e6588de1), // 809.5: m3k5h3f1
    id(0xbcd0849c26), // 809.5a: qk889716
    id(0x082e75d863), // 809.5b: 10q7bp33
    id(0x5ffb121a25), // 809.5c: bzxh46h5
    id(0xc5c47674fe), // 809.6: rq27cx7y
    id(0xe92b018b15), // 809.6a: x4ng32rn
    id(0xb309d3c3bb), // 809.7: pc4x7gxv
    id(0x416733ef6e), // 810: 85kk7vve
    id(0x7d230bc18f), // 810.1: fmhgqgcf
    id(0xd02750dadf), // 810.2: t0kn1ppz
    id(0xbaae9cc267), // 810.3: qaq9sgk7
    id(0x77cf201a23), // 810.4: ez7j06h3
    id(0x38839d16b3), // 810.5: 721st5nk
    id(0x8978376d75), // 810.6: h5w3evbn
    id(0xf6800164a0), // 810.7: yt002s50
    id(0x32ee316385), // 810.8: 6bq32rw5
    id(0x41eb60db9d), // 810.8a: 87np1pwx
    id(0xdcf2388fbc), // 810.8b: vks3h3xw
    id(0x417dd299f5), // 810.8c: 85yx56fn
    id(0xf7a565b62f), // 810.8d: yyjpbdhf
    id(0x106ea95fdf), // 810.9: 21qajqyz
    id(0x6af6e7dbff), // 810.9a: dbvefpzz
    id(0x4034806f85), // 810.9b: 80t80vw5
    id(0x199600a25e), // 810.9c: 36b018jy
    id(0x432ba1cb5f), // 810.9d: 8cnt3jtz
    id(0xbf1e6432ef), // 810.9e: qwf68cqf
    id(0x2e440a7de3), // 810.9f: 5s20mzf3
    id(0x6a39ebed2f), // 810.9g: d8wyqv9f
    id(0x4d20f4ec34), // 810.9h: 9mgf9v1m
    id(0x665c7daf17), // 810.10: cse7vbrq
    id(0x6a35592c54), // 810.10a: d8tnjb2m
    id(0x0bb326f213), // 810.10b: 1esjdwgk
    id(0xc03ea0e3de), // 810.10c: r0za1ryy
    id(0x0adbe2d3e1), // 810.10d: 1bdy5mz1
    id(0x1cc2098f41), // 810.11: 3k10k3t1
    id(0xffc9ea6129), // 811: zz4ymr99
    id(0xc22a80076d), // 811.1: r8n801vd
    id(0x8305ca36fc), // 811.2: gc2wmdqw
    id(0x413f62ab75), // 811.2a: 84zp5avn
    id(0xb1a2577153), // 811.2b: p6h5ewak
    id(0x5344f582b7), // 811.2c: ad2fb0nq
    id(0xe205fe7804), // 811.3: w82zwy04
    id(0x0335d7992c), // 811.4: 0ctxf69c
    id(0x0df23b4319), // 811.5: 1qs3pgrs
    id(0xf7d2385400), // 9: yz93gn00
    id(0xfeb04d5dd0), // 900: ztr4tqeg
    id(0x5c7de34829), // 900.1: bhyy6j19
    id(0x01083f21f7), // 900.2: 0443y8fq
    id(0x2f0887a93a), // 901: 5w48fa9t
    id(0xafc8cd6a23), // 901.1: nz4ctth3
    id(0x55b0c37cb1), // 901.2: aprc6z5h
    id(0xd1978f4fc3), // 901.3: t6bryky3
    id(0x7a1241d4e8), // 901.3a: f8943n78
    id(0x8feed96429), // 901.4: hzqdjs19
    id(0xd8385c36e2), // 901.5: v0w5rdq2
    id(0x4bc3dc7bd8), // 901.6: 9f1xryyr
    id(0x79a512b4a7), // 901.7: f6jh5d57
    id(0xe3fc442236), // 901.7a: wfy488hp
    id(0x1d41381b91), // 901.8: 3n0kg6wh
    id(0x3902213304), // 901.9: 74122cr4
    id(0x478156450e), // 901.9a: 8y0nch8e
    id(0x41a4effc7d), // 901.9b: 86jezz3x
    id(0xbd29ad6b10), // 901.9c: qmmtttrg
    id(0xa2b86594c4), // 901.9d: maw6b564
    id(0x783e0de680), // 901.10: f0z0vsm0
    id(0x971ef2ae79), // 901.10a: jwff5bks
    id(0x166ce73595), // 901.10b: 2speedcn
    id(0xa40a4331ca), // 901.11: mg546cea
    id(0xd49327fc4c), // 901.11a: tj9jfz2c
    id(0x185d5918a0), // 901.11b: 31enj650
    id(0xa2d3b275e8), // 901.11c: mb9v4xf8
    id(0x9263fe2c2b), // 901.12: j9hzwb1b
    id(0x962bfb0551), // 901.12a: jrnzp1ah
    id(0xfe5236b637), // 901.12b: zs93ddhq
    id(0x51c89b7570), // 901.12c: a749pxbg
    id(0x485cb94fcb), // 901.12d: 91ebjkyb
    id(0x7cbd94a203), // 901.13: fjys98g3
    id(0x15640b9fa6), // 901.14: 2nj0q7x6
    id(0xfb0ab7d873), // 901.14a: zc5bfp3k
    id(0xa766f26948), // 901.14b: mxkf4ta8
    id(0x10dde0d4f2), // 901.15: 23ey1n7j
    id(0x3085f7a254), // 901.15a: 622zf8jm
    id(0xf9c8b818d8), // 901.15b: z74bg66r
    id(0xf070ba7425), // 901.15c: y1rbmx15
    id(0x33a06eb375), // 902: 6eg6xcvn
    id(0xd78c83893f), // 902.1: ty68729z
    id(0xc2cc98f3dc), // 902.2: rb69hwyw
    id(0xc4bbec6377), // 902.3: rjxyrrvq
    id(0x1d3cd8aad5), // 902.4: 3mydhapn
    id(0x9bcfc0d65c), // 902.5: kf7w1njw
    id(0x10971d5d44), // 902.5a: 22bhtqa4
    id(0x8761921d53), // 902.5b: gxgs47ak
    id(0x1cd7858aee), // 902.6: 3kbrb2qe
    id(0x5c6697d646), // 902.7: bhk9fnj6
    id(0x4fc193e46c), // 903: 9z0s7s3c
    id(0xc3b72bfdce), // 903.1: revjqzee
    id(0xbc8403186e), // 903.2: qj20663e
    id(0x7ae6687757), // 903.3: fbk6gxtq
    id(0x6efd05b40b), // 903.3a: dvygbd0b
    id(0x7520c54aca), // 903.3b: emgcajpa
    id(0x342881855e), // 903.3c: 6gm831ay
    id(0xc3715df9a3), // 903.3d: rdrnvyd3
    id(0xa4c5867917), // 903.3e: mk2rcy8q
    id(0x6434f5463d), // 903.4: cgtfahhx
    id(0x83071d077b), // 903.4a: gc3ht1vv
    id(0x8cc692d0e5), // 903.4b: hk395m75
    id(0x42a6f9f921), // 903.4c: 8akfky91
    id(0xd8d002cac5), // 903.4d: v3805jp5
    id(0x94d040cce5), // 903.4e: jk841k75
    id(0x764dc165d8), // 903.4f: es6w2ser
    id(0x49d767478c), // 903.5: 97bpehwc
    id(0x77f7812aca), // 903.5a: ezvr2apa
    id(0x59e6a6def2), // 903.5b: b7kadqqj
    id(0x946bfa5808), // 903.5c: jhnzmp08
    id(0xc9121efb6a), // 903.5d: s491xyva
    id(0x7b3a82601a), // 903.6: fcx84r0t
    id(0x308d20bb5e), // 903.7: 626j1ety
    id(0xfb3eb58cba), // 903.8: zczbb35t
    id(0xb5dd09304c), // 903.9: pqegjc2c
    id(0xd0f86ed9e8), // 903.9a: t3w6xpf8
    id(0xfc31d3ff35), // 903.9b: zgrx7zsn
    id(0x6b10a1d24d), // 903.9c: dc8a3mjd
    id(0xd2c417722c), // 903.10: tb21ewhc
    id(0x1fc7687aa4), // 903.10a: 3z3pgyn4
    id(0x1873348648), // 903.11: 31sk91j8
    id(0xc81ea5002c), // 903.12: s0faa01c
    id(0x957da66ae1), // 903.12a: jnytctq1
    id(0xb21c3936f5), // 903.12b: p8e3jdqn
    id(0x3e849d31f6), // 903.12c: 7t29tcfp
    id(0x6fbbc789d6), // 903.12d: dyxwf2ep
    id(0x4df93766b6), // 903.12e: 9qwkesnp
    id(0x1e9110e3a5), // 903.12f: 3t8h1rx5
    id(0x12ceb5bde3), // 903.12g: 2b7bbff3
    id(0x22469413eb), // 903.12h: 493984zb
    id(0xe5f068ea22), // 903.13: wqr6hth2
    id(0xcf35385ae3), // 903.13a: swtkgpq3
    id(0xde2f5725ca), // 903.13b: vrqne9ea
    id(0x834f2fcbab), // 903.13c: gd7jzjxb
    id(0xe202f2e4f6), // 903.13d: w81f5s7p
    id(0x982e0b8f55), // 903.13e: k0q0q3tn
    id(0xfc7abcbb95), // 903.13f: zhxbsewn
    id(0xfd55a25814), // 903.13g: znat4p0m
    id(0xdc715fc92e), // 904: vhrnzj9e
    id(0x6f17910f74), // 904.1: dwbs23vm
    id(0x42a1c03b56), // 904.2: 8agw0etp
    id(0x6827afcc3c), // 904.2a: d0ktzk1w
    id(0x322a8ab78c), // 904.2b: 68n8ndwc
    id(0x865d75fee2), // 904.3: gseqbzq2
    id(0xec91cb8631), // 904.4: xj8wq1hh
    id(0xdd78411b50), // 904.5: vnw426tg
    id(0x69819e72e0), // 904.6: d60swwq0
    id(0xe62e29d6bd), // 904.7: wrq2knnx
    id(0xbcd552790b), // 904.8: qkan4y8b
    id(0x597199251d), // 904.9: b5rsj98x
    id(0x6ef3d94348), // 904.10: dvsxjgt8
    id(0xa979b7ade5), // 904.11: n5wvfbf5
    id(0x2b0a1604d5), // 904.12: 5c51c16n
    id(0x36b3dfd0ea), // 904.12a: 6tsxzm7a
    id(0xfb37de3d3e), // 904.12b: zcvxwf9y
    id(0x609727aee4), // 904.12c: c2bjfbq4
    id(0x149f124a47), // 904.13: 2jfh4jj7
    id(0x7380fae516), // 904.13a: ee0fns8p
    id(0xfa306e4752), // 904.13b: z8r6whtj
    id(0x39d22d9eee), // 904.13c: 7792v7qe
    id(0x8722922494), // 904.13d: gwh9494m
    id(0x4e7785151b), // 905: 9svra58v
    id(0x600739bda9), // 905.1: c03kkfd9
    id(0x02185b0e4c), // 905.1a: 08c5p3jc
    id(0x31f14964cf), // 905.1b: 67rmjs6f
    id(0x04d601629b), // 905.1c: 0kb02rmv
    id(0xa444cb1aaa), // 905.1d: mh2cp6na
    id(0x76eda75eb2), // 905.2: evpteqnj
    id(0x7602355b9c), // 905.2a: er13apww
    id(0x6c13e7b466), // 905.2b: dg9yfd36
    id(0x5ca7756685), // 905.2c: bjkqasm5
    id(0x7c49ce836a), // 905.3: fh4wx0va
    id(0x99ddeaf13c), // 905.4: k7eynw9w
    id(0xd26bda4509), // 905.4a: t9nxmh89
    id(0x2f6a9b8418), // 905.5: 5xn9q10r
    id(0x263c9d83b3), // 905.6: 4ry9v0xk
];

/// Every lineage, in order, with the place of its number.
pub(crate) static BY_LINEAGE: [(LineageId, u16); 3160] = [
    (id(0x0001930fa0), 231),
    (id(0x0003588358), 2225),
    (id(0x0007e9d830), 264),
    (id(0x0012347c45), 1455),
    (id(0x001840f846), 2179),
    (id(0x001d525d3b), 353),
    (id(0x004c777876), 835),
    (id(0x00544c1abc), 214),
    (id(0x006ee8b7cb), 1096),
    (id(0x007aedb5ae), 1062),
    (id(0x00855b04d9), 354),
    (id(0x008c7ca5b5), 778),
    (id(0x009027f703), 1098),
    (id(0x009ebbde54), 1810),
    (id(0x00bb6636ed), 149),
    (id(0x00bdecc90a), 1060),
    (id(0x00db2970b7), 902),
    (id(0x00dc697b23), 0),
    (id(0x00e8d6471b), 848),
    (id(0x00f336d353), 473),
    (id(0x010001a38c), 1470),
    (id(0x0102175aa0), 2109),
    (id(0x01083f21f7), 3027),
    (id(0x011841e73a), 1125),
    (id(0x0170cee1cc), 1728),
    (id(0x0172a4639c), 2277),
    (id(0x0187ec420b), 452),
    (id(0x0192c18657), 1042),
    (id(0x019519d3bb), 2199),
    (id(0x01994fbf46), 2521),
    (id(0x01a3d54d43), 386),
    (id(0x01aa72f0c5), 761),
    (id(0x01c05a0e6b), 819),
    (id(0x01c6a22dae), 1622),
    (id(0x01d422c122), 2184),
    (id(0x01fa3b11d8), 2844),
    (id(0x01fad5f67c), 868),
    (id(0x02185b0e4c), 3147),
    (id(0x021ea065eb), 1785),
    (id(0x0228c48eef), 1488),
    (id(0x022b0d34da), 2670),
    (id(0x0261bceed4), 2566),
    (id(0x0274aa6c31), 14),
    (id(0x02916da2e5), 1942),
    (id(0x02b7f1091e), 2071),
    (id(0x02f14f178e), 1897),
    (id(0x03190dbc9d), 1779),
    (id(0x03271163c4), 2832),
    (id(0x032ec8490d), 2441),
    (id(0x0335d7992c), 3022),
    (id(0x0336285a1d), 1626),
    (id(0x03629174eb), 2807),
    (id(0x03657e9221), 1751),
    (id(0x0378363d87), 2272),
    (id(0x037e4dac46), 1517),
    (id(0x038cff8aee), 582),
    (id(0x03a9045345), 280),
    (id(0x03d1f9ed99), 2445),
    (id(0x03d238e197), 225),
    (id(0x03de531e71), 2022),
    (id(0x03e61107d9), 1786),
    (id(0x03f759ab1b), 2520),
    (id(0x03fcc51fd0), 252),
    (id(0x04170ad9f8), 734),
    (id(0x04195476b6), 575),
    (id(0x0425841e59), 2153),
    (id(0x042742c07f), 2580),
    (id(0x042b2c8db7), 2776),
    (id(0x04312de236), 828),
    (id(0x043e46bc7d), 13),
    (id(0x0447bdf576), 2917),
    (id(0x045c17b926), 2060),
    (id(0x0471933682), 2434),
    (id(0x048a35be47), 2229),
    (id(0x04a0398dbb), 319),
    (id(0x04d601629b), 3149),
    (id(0x04e6a526cb), 695),
    (id(0x04eecd54a7), 1726),
    (id(0x050539ea7d), 2484),
    (id(0x05227caa71), 2924),
    (id(0x054cbeddc1), 1109),
    (id(0x054d84b413), 2191),
    (id(0x0550302da6), 2220),
    (id(0x05828552ae), 33),
    (id(0x05b50928d3), 2652),
    (id(0x05ba4d0820), 60),
    (id(0x05c9c8e417), 845),
    (id(0x05cce20032), 1177),
    (id(0x05dbd6baa9), 366),
    (id(0x05ddac9df5), 142),
    (id(0x05f029580c), 393),
    (id(0x064a387cff), 1557),
    (id(0x0651aa5782), 2787),
    (id(0x0654557153), 2499),
    (id(0x06616315ca), 2688),
    (id(0x0667976785), 2535),
    (id(0x06716ac4c5), 1737),
    (id(0x067d0df7a8), 715),
    (id(0x0687f1ecb1), 1687),
    (id(0x06b5e0b811), 1482),
    (id(0x06b971dffe), 658),
    (id(0x06c2974ba8), 77),
    (id(0x06d9b213a0), 1940),
    (id(0x06e9b5820f), 1789),
    (id(0x06f09575b1), 2244),
    (id(0x0723713d8b), 754),
    (id(0x0731ce2884), 1368),
    (id(0x07415f3f7d), 1941),
    (id(0x0788208df2), 1145),
    (id(0x07bf778604), 2461),
    (id(0x07d4119b86), 1194),
    (id(0x07de9cffea), 1155),
    (id(0x07e2cd9137), 1653),
    (id(0x0820d6bf09), 700),
    (id(0x082e75d863), 2982),
    (id(0x0843082afd), 416),
    (id(0x0859742455), 2823),
    (id(0x0863438bf3), 274),
    (id(0x08843704d5), 242),
    (id(0x0895d262cb), 2467),
    (id(0x08a6f69d7d), 2198),
    (id(0x08b85cf8b2), 2414),
    (id(0x08bae234d1), 2089),
    (id(0x08c7396942), 2612),
    (id(0x08ca56b7a2), 2368),
    (id(0x08eb68e34b), 1055),
    (id(0x090e59de81), 50),
    (id(0x0910948e9e), 2091),
    (id(0x09246ef98b), 622),
    (id(0x0944f2ea3a), 2223),
    (id(0x094a911bb2), 1773),
    (id(0x094c69c07c), 289),
    (id(0x09528ed7fc), 1150),
    (id(0x0966797ea8), 217),
    (id(0x0969fea6d7), 413),
    (id(0x09a7d09397), 815),
    (id(0x09b531e5ff), 1347),
    (id(0x09eb207afd), 2219),
    (id(0x09eee89dd9), 747),
    (id(0x09f5c070e2), 2226),
    (id(0x0a1e2989ba), 2579),
    (id(0x0a48e5d532), 494),
    (id(0x0a657f3496), 1511),
    (id(0x0a6aab6f59), 908),
    (id(0x0a6e898d1f), 1839),
    (id(0x0a6fa11cbd), 733),
    (id(0x0a7adff862), 928),
    (id(0x0a9e27c1c5), 2977),
    (id(0x0ac0c062aa), 944),
    (id(0x0ac41fad8c), 2751),
    (id(0x0adb40ad29), 2181),
    (id(0x0adbe2d3e1), 3013),
    (id(0x0adea6a8d8), 724),
    (id(0x0ae1c6560d), 594),
    (id(0x0b02a9e285), 1608),
    (id(0x0b22bd2094), 2552),
    (id(0x0b43b1298c), 2106),
    (id(0x0b49bcf52b), 510),
    (id(0x0b51cde737), 2140),
    (id(0x0b84b38e3c), 2086),
    (id(0x0ba6fd3a44), 1537),
    (id(0x0bac9d99d3), 1845),
    (id(0x0bb326f213), 3011),
    (id(0x0bc8e61dcb), 1146),
    (id(0x0bd60b6a3e), 1498),
    (id(0x0bd8a0f523), 1115),
    (id(0x0bedc8286a), 2385),
    (id(0x0bf32bf027), 1883),
    (id(0x0c128cff8d), 2576),
    (id(0x0c24676754), 69),
    (id(0x0c38b89352), 1659),
    (id(0x0c4d0ceac5), 978),
    (id(0x0c50fb5921), 1260),
    (id(0x0c5f090867), 2585),
    (id(0x0c628ba457), 2971),
    (id(0x0c7320d487), 710),
    (id(0x0c7524075e), 304),
    (id(0x0c7f08413b), 2276),
    (id(0x0c807173b1), 2790),
    (id(0x0c863ecd90), 1573),
    (id(0x0c94f2e02e), 1147),
    (id(0x0c9c420144), 2954),
    (id(0x0cca98b707), 2880),
    (id(0x0cd7d6a94b), 857),
    (id(0x0ce7e5d7b3), 2528),
    (id(0x0d2e5b40cf), 1868),
    (id(0x0d4d018075), 956),
    (id(0x0da9671ecf), 48),
    (id(0x0dbd9b3fd9), 2500),
    (id(0x0dbde7b487), 2620),
    (id(0x0dc56af80f), 2774),
    (id(0x0dd73a6585), 557),
    (id(0x0dd9260e08), 1282),
    (id(0x0deec24dc8), 1887),
    (id(0x0df23b4319), 3023),
    (id(0x0e3fcd2d9d), 1005),
    (id(0x0e54eeacea), 785),
    (id(0x0e61778b05), 1068),
    (id(0x0e6328a890), 2922),
    (id(0x0e802c0ed3), 1036),
    (id(0x0e8dac67fe), 910),
    (id(0x0eabf0a5e5), 631),
    (id(0x0ec8cf899a), 2474),
    (id(0x0ee6a9f1ea), 1310),
    (id(0x0f337f8168), 29),
    (id(0x0f74e33ee2), 200),
    (id(0x0f9de9daa3), 2339),
    (id(0x0fbbd846ca), 204),
    (id(0x0fd2c769a6), 1717),
    (id(0x0fee9ed123), 951),
    (id(0x100bdde46d), 988),
    (id(0x10488114e0), 2369),
    (id(0x104e6150c6), 2336),
    (id(0x106ea95fdf), 3000),
    (id(0x109621d9c7), 293),
    (id(0x10971d5d44), 3070),
    (id(0x10b4920136), 2278),
    (id(0x10baaea98e), 2038),
    (id(0x10c79dd0ac), 2021),
    (id(0x10d6073fff), 1701),
    (id(0x10dde0d4f2), 3060),
    (id(0x10e163c5b0), 97),
    (id(0x10feeaad23), 2538),
    (id(0x1105d8665a), 2150),
    (id(0x11107d3887), 1633),
    (id(0x1112f9a09b), 277),
    (id(0x113d6d64b6), 535),
    (id(0x114f28dd5d), 2525),
    (id(0x1157fd24dd), 572),
    (id(0x1169b25c31), 2399),
    (id(0x11772fc71b), 2928),
    (id(0x11916ae5e0), 528),
    (id(0x11a30ad5b4), 2029),
    (id(0x11a4cff194), 1584),
    (id(0x11cbec76bb), 1300),
    (id(0x11d6aeaf19), 2812),
    (id(0x11ffa53d45), 1154),
    (id(0x12029b6887), 977),
    (id(0x1202a61851), 2087),
    (id(0x120726bdb3), 133),
    (id(0x12155b1def), 1599),
    (id(0x1224acb59f), 2285),
    (id(0x1225c18fbc), 72),
    (id(0x12262c9a08), 684),
    (id(0x124f4fad06), 843),
    (id(0x1285952d31), 1458),
    (id(0x12970316ee), 1186),
    (id(0x12a6fddc9d), 1979),
    (id(0x12c534ed36), 150),
    (id(0x12ceb5bde3), 3112),
    (id(0x12d1551fbf), 768),
    (id(0x12e918e904), 2373),
    (id(0x13229b0159), 1391),
    (id(0x1339f4eafe), 1231),
    (id(0x133aa2e618), 279),
    (id(0x134e3bcb89), 759),
    (id(0x137c44a89d), 878),
    (id(0x137dcaff29), 288),
    (id(0x13876c4f7b), 899),
    (id(0x139172cfdd), 1965),
    (id(0x13b1ad774c), 839),
    (id(0x13b267ad2a), 607),
    (id(0x13d3110b76), 1508),
    (id(0x13e2eccb46), 1320),
    (id(0x13e7e0f189), 399),
    (id(0x14005fb52f), 1292),
    (id(0x141a447d37), 1113),
    (id(0x141fd7fe8f), 1382),
    (id(0x142714757d), 1880),
    (id(0x145e2dd970), 2053),
    (id(0x148d723e9b), 1381),
    (id(0x1495e93707), 2292),
    (id(0x149f124a47), 3140),
    (id(0x14bebf101d), 2690),
    (id(0x14ce7f2c60), 389),
    (id(0x14f982b325), 738),
    (id(0x1500c64f96), 827),
    (id(0x1513fc2159), 1248),
    (id(0x151b383039), 1002),
    (id(0x15247cfd85), 2270),
    (id(0x1549d23442), 332),
    (id(0x1551213be6), 32),
    (id(0x155dd52c1c), 253),
    (id(0x15640b9fa6), 3057),
    (id(0x156c536493), 1307),
    (id(0x1598b7aa74), 2810),
    (id(0x159c6347d7), 2131),
    (id(0x15c9d963ca), 1688),
    (id(0x15e13b946f), 909),
    (id(0x1608231d3e), 135),
    (id(0x160e17e55f), 2718),
    (id(0x1615126984), 2451),
    (id(0x161f532fff), 2171),
    (id(0x162e830279), 844),
    (id(0x16461b066c), 1518),
    (id(0x1649979870), 2666),
    (id(0x165cf7f0ca), 1373),
    (id(0x166ce73595), 3046),
    (id(0x169bec3cbf), 1885),
    (id(0x16ad7fec3c), 19),
    (id(0x16bee32d8b), 888),
    (id(0x16c552948f), 272),
    (id(0x16c5fe5857), 639),
    (id(0x16f907841b), 610),
    (id(0x16fae280d8), 240),
    (id(0x170e69ecbb), 1187),
    (id(0x1733c52dac), 2757),
    (id(0x1739a7df48), 892),
    (id(0x175dccec86), 189),
    (id(0x1768f57a5f), 221),
    (id(0x177784493f), 1494),
    (id(0x177efe1826), 950),
    (id(0x179c1dab31), 628),
    (id(0x17a5bc0ac2), 589),
    (id(0x17a8c1bcbd), 329),
    (id(0x17a9681a39), 1993),
    (id(0x17aaa1b758), 2042),
    (id(0x17cf65073e), 2495),
    (id(0x17d3ea1a42), 2551),
    (id(0x17eac48505), 1312),
    (id(0x181f95e358), 2027),
    (id(0x18353477b4), 1958),
    (id(0x183a8af6bd), 1990),
    (id(0x184534fcb6), 1185),
    (id(0x185d5918a0), 3049),
    (id(0x186b98769d), 340),
    (id(0x1873348648), 3104),
    (id(0x18ac04f3ae), 2034),
    (id(0x18add8afd5), 713),
    (id(0x18d25cb68d), 1955),
    (id(0x18db62715a), 127),
    (id(0x18dcd96c66), 2358),
    (id(0x190977463f), 2410),
    (id(0x190e0a7678), 2814),
    (id(0x1932466b6d), 1833),
    (id(0x19360b2dd4), 2903),
    (id(0x193bc4a78b), 2128),
    (id(0x193c5c52e0), 2432),
    (id(0x19462a3d66), 8),
    (id(0x196c235480), 1506),
    (id(0x196c4521c6), 111),
    (id(0x1979d506ee), 309),
    (id(0x198ae0f9f3), 1669),
    (id(0x199600a25e), 3003),
    (id(0x19a3803585), 1756),
    (id(0x19b04ac532), 1865),
    (id(0x19f9e4d018), 2101),
    (id(0x19fa4870ac), 2376),
    (id(0x19fe0ceeb1), 957),
    (id(0x1a066a05bd), 3),
    (id(0x1a56e4ce06), 342),
    (id(0x1a5b4e3a60), 2381),
    (id(0x1a5f3c4bde), 2673),
    (id(0x1a6ec17add), 1105),
    (id(0x1a84ff990d), 2627),
    (id(0x1a9757040a), 712),
    (id(0x1aad5abd6a), 620),
    (id(0x1ab30c25d6), 498),
    (id(0x1ab7ada716), 1264),
    (id(0x1acf722808), 1377),
    (id(0x1af35379e3), 2506),
    (id(0x1af4ba9d4d), 2526),
    (id(0x1b1055bebd), 1066),
    (id(0x1b22a26e73), 2862),
    (id(0x1b5965197c), 1824),
    (id(0x1b5db18518), 2583),
    (id(0x1b6cd003fc), 2362),
    (id(0x1b91a46b9a), 1926),
    (id(0x1b966c3cea), 1527),
    (id(0x1b96c212d2), 211),
    (id(0x1ba105dacc), 1975),
    (id(0x1ba49b8714), 2033),
    (id(0x1bb0e38596), 1198),
    (id(0x1bb8b03c89), 692),
    (id(0x1bbcb1b474), 2703),
    (id(0x1bc79c0a2a), 2287),
    (id(0x1bce4a7572), 1878),
    (id(0x1bd4f073d7), 1176),
    (id(0x1c08b33caf), 2509),
    (id(0x1c26b7fc62), 1612),
    (id(0x1c6b6e7b4e), 1830),
    (id(0x1c9c924500), 1148),
    (id(0x1cac976c76), 2674),
    (id(0x1cb05bdce5), 1983),
    (id(0x1cc113f3e4), 1210),
    (id(0x1cc2098f41), 3014),
    (id(0x1cccba5fcd), 195),
    (id(0x1cd088e10a), 1683),
    (id(0x1cd7858aee), 3072),
    (id(0x1cedd4a22d), 235),
    (id(0x1cef54eca6), 781),
    (id(0x1cfa88306f), 1704),
    (id(0x1d0addcb20), 943),
    (id(0x1d2a485644), 787),
    (id(0x1d3401c244), 2735),
    (id(0x1d3cd8aad5), 3068),
    (id(0x1d41381b91), 3038),
    (id(0x1d41d73d6c), 2271),
    (id(0x1d47c800d0), 1294),
    (id(0x1d4adc4709), 87),
    (id(0x1d68ebd496), 2200),
    (id(0x1d718aa676), 2255),
    (id(0x1d79fcdb27), 2910),
    (id(0x1d908455f1), 2659),
    (id(0x1d9b8f2ae7), 773),
    (id(0x1db13909fd), 2129),
    (id(0x1dcac8fdbb), 1861),
    (id(0x1dcf91255f), 2246),
    (id(0x1dfbe35011), 1938),
    (id(0x1e170bef15), 2654),
    (id(0x1e3e57e6db), 860),
    (id(0x1e4850443f), 2245),
    (id(0x1e5e21a60b), 1290),
    (id(0x1e639d4040), 2264),
    (id(0x1e9110e3a5), 3111),
    (id(0x1e9b36e42e), 1593),
    (id(0x1e9c753eb7), 756),
    (id(0x1eb0875eff), 965),
    (id(0x1eb6caf877), 2557),
    (id(0x1ec9e9336a), 2137),
    (id(0x1ed547273b), 1214),
    (id(0x1ee1bcaeda), 1344),
    (id(0x1eee5653ca), 1221),
    (id(0x1f00865f9a), 2628),
    (id(0x1f0a1a60f9), 2784),
    (id(0x1f0c802aba), 663),
    (id(0x1f189faa69), 2286),
    (id(0x1f4d8b4e8f), 1641),
    (id(0x1f69d8b04f), 485),
    (id(0x1f79e93c9c), 1539),
    (id(0x1f8dcb1651), 178),
    (id(0x1f93292163), 1039),
    (id(0x1fac29cad0), 395),
    (id(0x1fc7464d16), 2072),
    (id(0x1fc7687aa4), 3103),
    (id(0x1fe2e37754), 1585),
    (id(0x1fe4b7f52f), 889),
    (id(0x1fe9a9e9a9), 2257),
    (id(0x1fedbffed7), 2227),
    (id(0x20310e942d), 841),
    (id(0x2055214691), 1000),
    (id(0x20659ae5bd), 174),
    (id(0x207c48c349), 2626),
    (id(0x2089898b85), 1826),
    (id(0x209d11bc13), 2901),
    (id(0x20a044571b), 2209),
    (id(0x20b35330c1), 1255),
    (id(0x20c06cb95d), 1580),
    (id(0x20ccc6509e), 2695),
    (id(0x20d1d1613c), 933),
    (id(0x20ffa8216a), 536),
    (id(0x21042b2063), 898),
    (id(0x211a252f32), 2396),
    (id(0x2120fc8223), 292),
    (id(0x2134de2a23), 1477),
    (id(0x2172dbacdf), 2250),
    (id(0x21775abbb6), 1981),
    (id(0x2188a2d1a5), 970),
    (id(0x219b0dd9ac), 1594),
    (id(0x21acce0394), 46),
    (id(0x21cb230c3b), 1355),
    (id(0x21f51e3a5d), 1560),
    (id(0x21f6961260), 1398),
    (id(0x220d877973), 2233),
    (id(0x22160ce402), 431),
    (id(0x2216d5a170), 1022),
    (id(0x222c946045), 2639),
    (id(0x223ae3d6e5), 2322),
    (id(0x2241e49a64), 1741),
    (id(0x22469413eb), 3113),
    (id(0x2247d0df01), 2762),
    (id(0x226e38f9da), 1028),
    (id(0x227a1c91d2), 2959),
    (id(0x22b7303be8), 2978),
    (id(0x22d62c4091), 2966),
    (id(0x22dd79bfb6), 696),
    (id(0x231f8a249d), 508),
    (id(0x23337f7e2b), 2114),
    (id(0x23368b5dd0), 2855),
    (id(0x234e477f46), 581),
    (id(0x23577d148e), 613),
    (id(0x235f4bfe32), 2797),
    (id(0x23b0a0ae35), 36),
    (id(0x23bc08e2e6), 1665),
    (id(0x23c79847b1), 226),
    (id(0x23dabded81), 1378),
    (id(0x23dcd7b49c), 2513),
    (id(0x23e43c4d4a), 1084),
    (id(0x23eea4ec23), 1071),
    (id(0x23f7fae1eb), 443),
    (id(0x2423d1bbe8), 574),
    (id(0x243b0ffb63), 1600),
    (id(0x24452ef55b), 680),
    (id(0x2446fa329a), 2863),
    (id(0x24546f84e6), 2745),
    (id(0x247039a65f), 140),
    (id(0x2475d1ada5), 1161),
    (id(0x24792366df), 1108),
    (id(0x24a2d18484), 1709),
    (id(0x24e01eb568), 1129),
    (id(0x24efa1c942), 1232),
    (id(0x24f3f7a511), 998),
    (id(0x251a0e2509), 254),
    (id(0x253bdd6388), 1699),
    (id(0x257c34ed1f), 153),
    (id(0x258bdd79f8), 619),
    (id(0x25a82af1af), 1614),
    (id(0x25aca75bc5), 727),
    (id(0x25c6f08ece), 263),
    (id(0x25ebfc7052), 2240),
    (id(0x25ee542c66), 2247),
    (id(0x2604ec5dc4), 2178),
    (id(0x2616f982e2), 1393),
    (id(0x26270a9677), 1693),
    (id(0x262caf488d), 1412),
    (id(0x263c9d83b3), 3159),
    (id(0x264d374b06), 2836),
    (id(0x26514eed70), 716),
    (id(0x269a6a0850), 885),
    (id(0x269c68b3d2), 762),
    (id(0x26c852600c), 1107),
    (id(0x26c8fbe5a5), 297),
    (id(0x26e29ff8bb), 2769),
    (id(0x26ff7a3789), 1345),
    (id(0x27081fd73d), 2856),
    (id(0x270d80b821), 1035),
    (id(0x2711241ec9), 331),
    (id(0x2759696eff), 1077),
    (id(0x277eeb960e), 2582),
    (id(0x2786d8acf8), 2232),
    (id(0x278e7451bc), 2860),
    (id(0x27c5f6a5be), 2539),
    (id(0x27e2ae77bc), 881),
    (id(0x27ee52cc6b), 1296),
    (id(0x27f0f3b751), 2712),
    (id(0x28173b0aa5), 758),
    (id(0x282c514e89), 603),
    (id(0x289f506321), 611),
    (id(0x28bf7be2b0), 2555),
    (id(0x28c9b2b954), 784),
    (id(0x28d76f88a0), 375),
    (id(0x28e9ddfcdc), 2126),
    (id(0x28ecb74e80), 1285),
    (id(0x29299e6ddf), 1505),
    (id(0x296ad2dfc7), 255),
    (id(0x297956de46), 1024),
    (id(0x297d558962), 2352),
    (id(0x298d0f6baa), 623),
    (id(0x298f4d9896), 2348),
    (id(0x29ad22b1cc), 2465),
    (id(0x29ee66989b), 162),
    (id(0x29f863e137), 2675),
    (id(0x2a17dc534f), 1578),
    (id(0x2a184786ab), 2268),
    (id(0x2a1f5fdde2), 2618),
    (id(0x2a4bce65ea), 2505),
    (id(0x2a50c83053), 2898),
    (id(0x2a7c21f07a), 198),
    (id(0x2a81366900), 1500),
    (id(0x2a867b5a1e), 963),
    (id(0x2ac5dff17a), 1525),
    (id(0x2b0a1604d5), 3136),
    (id(0x2b0b7e82d7), 683),
    (id(0x2b47ec9ee5), 937),
    (id(0x2b6eef56b7), 411),
    (id(0x2b763185b1), 1644),
    (id(0x2b7fd68129), 269),
    (id(0x2b88da401c), 409),
    (id(0x2bb8c85b62), 2851),
    (id(0x2bbfecc2ff), 921),
    (id(0x2bcafb07e5), 2037),
    (id(0x2bce79cb66), 1250),
    (id(0x2bde3de15c), 1630),
    (id(0x2c049c287d), 1446),
    (id(0x2c05b0532b), 737),
    (id(0x2c2316f328), 751),
    (id(0x2c2389285b), 776),
    (id(0x2c38fe7a8a), 2651),
    (id(0x2c6f92a0b5), 2273),
    (id(0x2c965d5495), 44),
    (id(0x2c9fb705a6), 2634),
    (id(0x2caf9c93fc), 419),
    (id(0x2cb7c36938), 2732),
    (id(0x2cc8383448), 1041),
    (id(0x2cd5396245), 831),
    (id(0x2cf4fae45f), 1286),
    (id(0x2d0a973413), 394),
    (id(0x2d22d5201e), 1544),
    (id(0x2d2829c201), 1913),
    (id(0x2d3f3c1f32), 2284),
    (id(0x2da0983f9d), 1313),
    (id(0x2da47e7183), 2891),
    (id(0x2dbf43b1ec), 2584),
    (id(0x2ddbabc49c), 1237),
    (id(0x2de5e8d0e5), 587),
    (id(0x2e1f74e328), 1399),
    (id(0x2e440a7de3), 3006),
    (id(0x2e4d17be04), 476),
    (id(0x2e4d8fc537), 2850),
    (id(0x2e69027155), 822),
    (id(0x2e866b6451), 894),
    (id(0x2e93d112ab), 435),
    (id(0x2e9d94bd7e), 1952),
    (id(0x2ea51f4d77), 258),
    (id(0x2ea9c76270), 1721),
    (id(0x2eafa01218), 1018),
    (id(0x2eb57ed90c), 1468),
    (id(0x2edffe5bbc), 1160),
    (id(0x2f0887a93a), 3028),
    (id(0x2f45e85301), 426),
    (id(0x2f49369425), 2088),
    (id(0x2f54073336), 2773),
    (id(0x2f605e21c6), 505),
    (id(0x2f6a9b8418), 3158),
    (id(0x2f6d0e4217), 1552),
    (id(0x2f7b2bbbc3), 26),
    (id(0x2f92d32408), 520),
    (id(0x2f96b4ee8d), 300),
    (id(0x2fa1a09f3c), 2005),
    (id(0x2fcf07763a), 53),
    (id(0x2fdb03f639), 1895),
    (id(0x30102abbbb), 2755),
    (id(0x301c3a16b7), 679),
    (id(0x303972ed91), 1083),
    (id(0x305890d29a), 1985),
    (id(0x30705fccad), 1863),
    (id(0x307e7f9fd6), 2239),
    (id(0x307fcc090c), 1376),
    (id(0x30809ab19b), 1359),
    (id(0x3085f7a254), 3061),
    (id(0x3089ab6b8b), 2843),
    (id(0x308d20bb5e), 3096),
    (id(0x308dc9751c), 531),
    (id(0x30bbd83a4e), 691),
    (id(0x30d08002d5), 1966),
    (id(0x30e24740c4), 2531),
    (id(0x311554fbc3), 1141),
    (id(0x311785d66c), 1195),
    (id(0x3117cf019a), 423),
    (id(0x3138b1b9d6), 1318),
    (id(0x3140bccb32), 573),
    (id(0x3159575986), 2631),
    (id(0x317cbd1a3c), 1206),
    (id(0x31875b8f76), 2160),
    (id(0x318c89e027), 2397),
    (id(0x31ac1c362f), 1152),
    (id(0x31b21e344c), 1288),
    (id(0x31dc473f7c), 1349),
    (id(0x31f14964cf), 3148),
    (id(0x31f3cc5f90), 122),
    (id(0x320e9d9236), 924),
    (id(0x322a8ab78c), 3126),
    (id(0x32609ef0d0), 757),
    (id(0x326ed74fd0), 2125),
    (id(0x327442e6ff), 414),
    (id(0x329a52ef83), 2667),
    (id(0x32a4b86c10), 2311),
    (id(0x32aea50577), 1342),
    (id(0x32bf99b22f), 693),
    (id(0x32d2138b11), 392),
    (id(0x32d3dc9aaf), 982),
    (id(0x32edcc176e), 501),
    (id(0x32ee316385), 2995),
    (id(0x331cc60804), 2821),
    (id(0x33482b23b7), 1638),
    (id(0x3357eea61c), 2478),
    (id(0x336814ac98), 1175),
    (id(0x33726b3623), 1851),
    (id(0x33a06eb375), 3064),
    (id(0x33e33269f8), 1209),
    (id(0x33f82e13c9), 805),
    (id(0x3401401470), 602),
    (id(0x340e3c9454), 2604),
    (id(0x34214e9036), 2011),
    (id(0x3425db0745), 2346),
    (id(0x342881855e), 3080),
    (id(0x344021ca44), 2700),
    (id(0x344228e566), 1545),
    (id(0x3449807cc9), 223),
    (id(0x344c082fff), 938),
    (id(0x345a1982dc), 852),
    (id(0x34662c9784), 1153),
    (id(0x346bd4361d), 2433),
    (id(0x347c16a83e), 1574),
    (id(0x3484f4e78b), 2685),
    (id(0x34929b8601), 2575),
    (id(0x34a2bfe1f3), 964),
    (id(0x34d50f6962), 1745),
    (id(0x34d6bcf758), 564),
    (id(0x34d83eff0b), 125),
    (id(0x350c789b3b), 2669),
    (id(0x352e34a800), 566),
    (id(0x353f5aaa84), 2196),
    (id(0x359482b0eb), 2205),
    (id(0x35e9f0fd34), 316),
    (id(0x360f45d33f), 2595),
    (id(0x360fb5121b), 2002),
    (id(0x3613974681), 936),
    (id(0x36296e3f1e), 1553),
    (id(0x362d4be37f), 201),
    (id(0x362f61f8c1), 1857),
    (id(0x363bfb79e4), 2454),
    (id(0x36411f5898), 425),
    (id(0x365af60c9b), 1649),
    (id(0x3673c54c5d), 786),
    (id(0x3678f0e152), 1749),
    (id(0x368b9329e4), 1103),
    (id(0x36ad778a00), 363),
    (id(0x36b3dfd0ea), 3137),
    (id(0x36d7118ae6), 1512),
    (id(0x36d94d072b), 2320),
    (id(0x36fc6db072), 2382),
    (id(0x370753bf8f), 2831),
    (id(0x37079dc52c), 2305),
    (id(0x37321bc9d9), 268),
    (id(0x37386fa35e), 1384),
    (id(0x3749bd83b5), 2402),
    (id(0x374b117eaf), 1189),
    (id(0x374da5e28b), 447),
    (id(0x37640d706e), 2686),
    (id(0x376d932cc0), 2752),
    (id(0x378d0f4550), 1387),
    (id(0x37a85d8952), 922),
    (id(0x37c387ea55), 2172),
    (id(0x380dbf8e69), 63),
    (id(0x3817b5745b), 763),
    (id(0x381a35c147), 648),
    (id(0x384ab2120a), 2003),
    (id(0x38615333f4), 1314),
    (id(0x387b51a5a8), 719),
    (id(0x38839d16b3), 2992),
    (id(0x38bcd7b114), 1663),
    (id(0x38d375bc82), 585),
    (id(0x3902213304), 3039),
    (id(0x391d77fd42), 2421),
    (id(0x395cbfbe85), 1442),
    (id(0x396fa7f1f1), 2080),
    (id(0x3974ed5658), 1440),
    (id(0x397d34d5ad), 1577),
    (id(0x398163142d), 1224),
    (id(0x3995f9521a), 2839),
    (id(0x399b581de6), 961),
    (id(0x39af84fbdd), 2386),
    (id(0x39b2c3798f), 2512),
    (id(0x39d22d9eee), 3143),
    (id(0x39d61a5feb), 783),
    (id(0x39d960a408), 2415),
    (id(0x3a1a427805), 1492),
    (id(0x3a1ef6a695), 129),
    (id(0x3a3b9e33ee), 1730),
    (id(0x3a3d94df35), 2130),
    (id(0x3a483c848f), 2861),
    (id(0x3a5d328c06), 1661),
    (id(0x3a9dcce300), 154),
    (id(0x3ab1bf0923), 449),
    (id(0x3ada4da21b), 2195),
    (id(0x3add3b6391), 2948),
    (id(0x3ae8713ebc), 1764),
    (id(0x3b0bdcde85), 593),
    (id(0x3b30c2d63f), 851),
    (id(0x3b37b407f6), 2152),
    (id(0x3b3dd4866a), 2154),
    (id(0x3b487518b5), 1217),
    (id(0x3b701f5bcc), 2279),
    (id(0x3b750f4a7e), 1082),
    (id(0x3b928cf57a), 2084),
    (id(0x3ba6b3d8e7), 2617),
    (id(0x3bb14f51c3), 1923),
    (id(0x3bca90a054), 1515),
    (id(0x3be6cf3d7f), 2662),
    (id(0x3be96807ef), 849),
    (id(0x3bea48f4ff), 2301),
    (id(0x3c1b2dc456), 2515),
    (id(0x3c21efa414), 1196),
    (id(0x3c2c552846), 1445),
    (id(0x3c33b08de1), 1972),
    (id(0x3c598e74b4), 2316),
    (id(0x3c63d64929), 145),
    (id(0x3c76bfbd19), 2236),
    (id(0x3c83e29011), 1703),
    (id(0x3ca80269ab), 2728),
    (id(0x3ce706b6d6), 1324),
    (id(0x3ce83f2e7b), 310),
    (id(0x3cf6ffcaff), 1535),
    (id(0x3cfd78c780), 941),
    (id(0x3d1a1c57b0), 2417),
    (id(0x3d3b0efa9b), 1388),
    (id(0x3d49059747), 1991),
    (id(0x3d63b0ba69), 461),
    (id(0x3d68084f5f), 1988),
    (id(0x3dd31fb3f3), 20),
    (id(0x3df51af57c), 2723),
    (id(0x3e164a8340), 1531),
    (id(0x3e2487f352), 1978),
    (id(0x3e30b6367e), 438),
    (id(0x3e39554c00), 1606),
    (id(0x3e4f4ea38a), 467),
    (id(0x3e590ca58d), 1774),
    (id(0x3e65188859), 2694),
    (id(0x3e6736eaac), 958),
    (id(0x3e818804eb), 205),
    (id(0x3e849d31f6), 3108),
    (id(0x3e85513289), 2852),
    (id(0x3e936a0eb0), 323),
    (id(0x3ea00e872a), 1836),
    (id(0x3ea2879327), 2143),
    (id(0x3ea62f5d65), 402),
    (id(0x3ed96b5fdf), 946),
    (id(0x3ef8613746), 544),
    (id(0x3f4ffb6716), 1172),
    (id(0x3f56a377d9), 2123),
    (id(0x3f65821be0), 1562),
    (id(0x3f9aa6c210), 2879),
    (id(0x3fa850c042), 1884),
    (id(0x3fc92c9fdb), 333),
    (id(0x3fcae90123), 794),
    (id(0x3fdbd7a3f9), 1738),
    (id(0x3ff05f8907), 904),
    (id(0x40064de5b9), 446),
    (id(0x4034806f85), 3002),
    (id(0x403c7c73bc), 750),
    (id(0x4058639060), 468),
    (id(0x405db6a4b3), 2480),
    (id(0x405f601357), 534),
    (id(0x4066aed0a6), 2430),
    (id(0x407ec0ca6d), 1319),
    (id(0x4099e0996b), 1434),
    (id(0x40dad2a5cd), 682),
    (id(0x40e41e2cd6), 188),
    (id(0x4107c5deac), 2217),
    (id(0x4138c6528e), 1330),
    (id(0x413c792bc8), 1357),
    (id(0x413f62ab75), 3018),
    (id(0x415caf7aeb), 1335),
    (id(0x416733ef6e), 2987),
    (id(0x41751728ad), 2455),
    (id(0x417dd299f5), 2998),
    (id(0x41944c6607), 2951),
    (id(0x41a4effc7d), 3041),
    (id(0x41a709bd02), 1341),
    (id(0x41adb0bab0), 1969),
    (id(0x41eb60db9d), 2996),
    (id(0x41ecaf7c1b), 1918),
    (id(0x4200af4a82), 2693),
    (id(0x421151f9e2), 56),
    (id(0x421c629b3c), 2608),
    (id(0x421f841911), 2394),
    (id(0x423599fa10), 2955),
    (id(0x4265ae56c4), 1815),
    (id(0x426d779248), 2404),
    (id(0x42848b7011), 2605),
    (id(0x429136f450), 2692),
    (id(0x42976a7568), 1685),
    (id(0x429cba24af), 1174),
    (id(0x42a1c03b56), 3124),
    (id(0x42a6f9f921), 3086),
    (id(0x42b5ae6fd1), 579),
    (id(0x42ed8edc5f), 1158),
    (id(0x42fbe59800), 1894),
    (id(0x4304200098), 2881),
    (id(0x4305953be5), 2341),
    (id(0x432ba1cb5f), 3004),
    (id(0x437384cf7b), 2763),
    (id(0x4382b093e4), 540),
    (id(0x43c7d288fc), 2586),
    (id(0x43ec149d9d), 358),
    (id(0x43f7c5a05c), 2141),
    (id(0x4411d57d06), 1278),
    (id(0x442abaa194), 37),
    (id(0x44a7070ca5), 2867),
    (id(0x44c833c665), 2683),
    (id(0x44f4f33472), 529),
    (id(0x44ffda60da), 1783),
    (id(0x450d1252ab), 1179),
    (id(0x45237873db), 1112),
    (id(0x452fbf6d2e), 1528),
    (id(0x454c35502e), 2643),
    (id(0x457f3808d2), 474),
    (id(0x45aeb79da6), 2069),
    (id(0x45bcec79b5), 1356),
    (id(0x45e09eeed8), 1037),
    (id(0x45e87ca96f), 2682),
    (id(0x45f947a4cd), 703),
    (id(0x4602f29043), 999),
    (id(0x462e43ef8d), 1847),
    (id(0x462fe576ec), 1429),
    (id(0x463168f0a9), 2571),
    (id(0x46563e4771), 1546),
    (id(0x4699c79d22), 428),
    (id(0x469bbdd67a), 2018),
    (id(0x46a6ce04bc), 5),
    (id(0x46a7edae64), 532),
    (id(0x46b2f605a7), 489),
    (id(0x46b64ef850), 1092),
    (id(0x46b7a301ac), 2820),
    (id(0x46d294aef9), 107),
    (id(0x46d69bccc7), 2854),
    (id(0x46e824d0e6), 812),
    (id(0x47090247ac), 160),
    (id(0x47158d6345), 584),
    (id(0x471c2e229d), 655),
    (id(0x4733079cf0), 2331),
    (id(0x475740eb75), 2827),
    (id(0x475cd344e2), 1270),
    (id(0x478156450e), 3040),
    (id(0x47824e3dba), 862),
    (id(0x478c3b5fdc), 251),
    (id(0x479fcf3976), 2207),
    (id(0x47e43d9413), 213),
    (id(0x481e694d59), 1658),
    (id(0x48508da6ae), 1850),
    (id(0x485cb94fcb), 3055),
    (id(0x486d3f28bf), 2470),
    (id(0x48788cfa1a), 372),
    (id(0x4880d27fad), 1201),
    (id(0x48848f7d7e), 1454),
    (id(0x489b1de5ac), 35),
    (id(0x48b521ef17), 2915),
    (id(0x48c0bc2b88), 1767),
    (id(0x48c55fbd33), 1651),
    (id(0x48d482c27c), 1900),
    (id(0x48ec5610d0), 580),
    (id(0x48f5cb0cac), 1489),
    (id(0x48f8b0b14c), 2067),
    (id(0x48ffb4d50a), 932),
    (id(0x4900653177), 1143),
    (id(0x49243f689b), 1933),
    (id(0x493da12e9e), 1212),
    (id(0x495fde9468), 1596),
    (id(0x496c3907be), 2660),
    (id(0x497c031310), 1811),
    (id(0x49b6897ff3), 2808),
    (id(0x49cd420ec1), 1385),
    (id(0x49d767478c), 3090),
    (id(0x49dc751447), 1620),
    (id(0x49deeeb38d), 993),
    (id(0x4a0cebee09), 47),
    (id(0x4a2a436f2a), 1619),
    (id(0x4a3e8ea262), 4),
    (id(0x4a505555c3), 2684),
    (id(0x4a837d28aa), 555),
    (id(0x4a87d34f04), 2641),
    (id(0x4aab0b2667), 2594),
    (id(0x4aabfa1923), 2647),
    (id(0x4abc574001), 2307),
    (id(0x4ad9027619), 1261),
    (id(0x4aeca3d5c5), 995),
    (id(0x4af67c280f), 2423),
    (id(0x4afd1a0c38), 2734),
    (id(0x4b02b09399), 2890),
    (id(0x4b3429c554), 972),
    (id(0x4b42f8466b), 237),
    (id(0x4b4427647a), 1547),
    (id(0x4b4f1660c7), 2132),
    (id(0x4b61eb9524), 1499),
    (id(0x4b68c9df24), 1581),
    (id(0x4b8888b62e), 1657),
    (id(0x4bbac443b4), 379),
    (id(0x4bbb28a6d1), 2136),
    (id(0x4bc3dc7bd8), 3035),
    (id(0x4bc8e6a8b3), 2295),
    (id(0x4bf8c0cfbc), 2090),
    (id(0x4bfd2c3cbd), 1457),
    (id(0x4c3c578880), 362),
    (id(0x4c4a649c55), 1794),
    (id(0x4c56f28c5c), 1864),
    (id(0x4c631c9da1), 80),
    (id(0x4c6ae89a3f), 2449),
    (id(0x4c90743368), 688),
    (id(0x4cb20818f8), 1014),
    (id(0x4cb98b3b0b), 1277),
    (id(0x4cba7590e6), 2845),
    (id(0x4cc29d2626), 997),
    (id(0x4cca6c2cee), 1230),
    (id(0x4cd361ccc4), 2458),
    (id(0x4cd599be67), 230),
    (id(0x4ce4d2c9c9), 2900),
    (id(0x4ce501a4da), 2825),
    (id(0x4ce9e8ef51), 2746),
    (id(0x4cfc96708f), 1063),
    (id(0x4d035df5c5), 179),
    (id(0x4d20f4ec34), 3008),
    (id(0x4d274c6110), 184),
    (id(0x4d32a92632), 2906),
    (id(0x4d4443017a), 837),
    (id(0x4d46437eb1), 1631),
    (id(0x4d49cc3a08), 595),
    (id(0x4d501e23bc), 2102),
    (id(0x4d886ffea4), 328),
    (id(0x4da0d3f469), 2329),
    (id(0x4dbb48f9ed), 596),
    (id(0x4df93766b6), 3110),
    (id(0x4e1ee823e1), 1916),
    (id(0x4e305a1dba), 464),
    (id(0x4e547e132b), 1563),
    (id(0x4e5e740344), 1879),
    (id(0x4e6a7a3f06), 2614),
    (id(0x4e7785151b), 3145),
    (id(0x4e8b3cd812), 1360),
    (id(0x4eabbd8fe9), 2817),
    (id(0x4ebf036b41), 953),
    (id(0x4eca6831bc), 911),
    (id(0x4f492b9e5e), 2828),
    (id(0x4f5ce7d27e), 565),
    (id(0x4f678a26f3), 1770),
    (id(0x4f6942373a), 803),
    (id(0x4f8d79c870), 1656),
    (id(0x4fbf70c11f), 1929),
    (id(0x4fc193e46c), 3074),
    (id(0x4fe1d5ff17), 2006),
    (id(0x4ff2e8f0ee), 1917),
    (id(0x5006293b44), 364),
    (id(0x500d34b1c5), 1974),
    (id(0x5039278bc7), 9),
    (id(0x504286d995), 2932),
    (id(0x5045003e17), 665),
    (id(0x504bbf5149), 1849),
    (id(0x505b9a6127), 1947),
    (id(0x50609ea9dc), 1519),
    (id(0x509ec60096), 632),
    (id(0x50a782e392), 842),
    (id(0x50ad7b6283), 2096),
    (id(0x50b8230557), 2168),
    (id(0x50bf2c8cff), 1403),
    (id(0x50c10fbeb1), 912),
    (id(0x511a5a8769), 2785),
    (id(0x512d3caea4), 78),
    (id(0x5140e81c4f), 1543),
    (id(0x5162e0bc53), 1635),
    (id(0x517f94b3bd), 318),
    (id(0x5187fd67c6), 7),
    (id(0x5199215287), 1806),
    (id(0x51aeff0f17), 1759),
    (id(0x51ba061790), 2713),
    (id(0x51bb9f7e44), 1050),
    (id(0x51bcbf5141), 615),
    (id(0x51c745e225), 985),
    (id(0x51c89b7570), 3054),
    (id(0x51e2e5dfe3), 1151),
    (id(0x51eaa8ff89), 1322),
    (id(0x520d5287dc), 673),
    (id(0x521480c1b3), 2560),
    (id(0x5250b6f5bb), 1516),
    (id(0x525d38cbe6), 2297),
    (id(0x52806921bb), 728),
    (id(0x529c21e9dc), 123),
    (id(0x52a581fa04), 2724),
    (id(0x52adfcbbc8), 1763),
    (id(0x52badb7843), 2097),
    (id(0x52deee36b0), 2275),
    (id(0x52e2c403a6), 509),
    (id(0x52efb46522), 1182),
    (id(0x532721d52e), 1243),
    (id(0x533fa614b8), 295),
    (id(0x5340a716b2), 2974),
    (id(0x5344ee830a), 2469),
    (id(0x5344f582b7), 3020),
    (id(0x5389bb75f1), 1666),
    (id(0x53abb0b739), 1340),
    (id(0x53d7a013cf), 299),
    (id(0x53e36485bd), 2203),
    (id(0x53e62f9516), 1411),
    (id(0x5407171af9), 463),
    (id(0x541d7ff6f6), 833),
    (id(0x54272ef7a9), 38),
    (id(0x54423a013f), 624),
    (id(0x544c6e080a), 2665),
    (id(0x5467540f01), 2335),
    (id(0x548e6560ff), 113),
    (id(0x549f908a5a), 1435),
    (id(0x54d9b2b765), 2249),
    (id(0x54df0285d8), 2893),
    (id(0x54ebd82dbb), 1325),
    (id(0x54eed40b46), 931),
    (id(0x5524d7272d), 626),
    (id(0x55495eabce), 2028),
    (id(0x55622722b5), 2871),
    (id(0x5578dc730b), 311),
    (id(0x5583c1d4fb), 882),
    (id(0x5593aa0d74), 1989),
    (id(0x5593cc6efc), 1777),
    (id(0x55989085f1), 559),
    (id(0x55a17db229), 2701),
    (id(0x55a39e39cb), 2687),
    (id(0x55b0c37cb1), 3030),
    (id(0x55cfd1e267), 18),
    (id(0x55e51c91ee), 2020),
    (id(0x55f486c956), 2902),
    (id(0x55f8d28038), 2248),
    (id(0x5632b8e65c), 2806),
    (id(0x5633717ee0), 410),
    (id(0x568346ded2), 2635),
    (id(0x5698dbbb5b), 973),
    (id(0x56a3fe239a), 2471),
    (id(0x57066ff7fd), 829),
    (id(0x5708341f9d), 2475),
    (id(0x5746c2b6e9), 43),
    (id(0x579d3d2024), 86),
    (id(0x57a8d732aa), 1769),
    (id(0x580e14a0c5), 1044),
    (id(0x5825a24f64), 233),
    (id(0x5832965429), 2775),
    (id(0x586a39dd85), 1006),
    (id(0x5877f35c7c), 2937),
    (id(0x588c4edfaf), 2392),
    (id(0x589cb15e5d), 169),
    (id(0x58ecdeaeaf), 1862),
    (id(0x58eeb652be), 1091),
    (id(0x58f0524538), 905),
    (id(0x5913ab2d35), 2645),
    (id(0x5918641219), 2621),
    (id(0x592c11904a), 2110),
    (id(0x5942774937), 2847),
    (id(0x5942d8c924), 2873),
    (id(0x597199251d), 3133),
    (id(0x59765f519b), 808),
    (id(0x597e9fa185), 1906),
    (id(0x599b9fd6f4), 2044),
    (id(0x599cdca145), 1433),
    (id(0x599dd57078), 1372),
    (id(0x59a7d99016), 2437),
    (id(0x59c9d475fd), 782),
    (id(0x59d911273b), 1731),
    (id(0x59dd5f7adf), 1383),
    (id(0x59e6a6def2), 3092),
    (id(0x59ed50db76), 458),
    (id(0x59f0aa7c33), 1173),
    (id(0x59f213c486), 491),
    (id(0x59f2dce760), 880),
    (id(0x5a0c653188), 717),
    (id(0x5a2411a303), 1274),
    (id(0x5a41a606bc), 2938),
    (id(0x5a4792ab5c), 1257),
    (id(0x5a59b342b1), 2107),
    (id(0x5a5e60c187), 2124),
    (id(0x5a66895355), 356),
    (id(0x5a6abac07f), 2161),
    (id(0x5a7610ce58), 1380),
    (id(0x5a7a515fe1), 1497),
    (id(0x5ade1984b1), 492),
    (id(0x5af6078f58), 1220),
    (id(0x5b14456fe4), 677),
    (id(0x5b4ba5e636), 2487),
    (id(0x5b580a3cee), 2886),
    (id(0x5b8ad908b2), 996),
    (id(0x5b9a92309a), 432),
    (id(0x5b9e62730c), 2486),
    (id(0x5bd0e051b1), 1927),
    (id(0x5bddbc63df), 2840),
    (id(0x5be15ec853), 2252),
    (id(0x5c239896ad), 1642),
    (id(0x5c3764a3e6), 156),
    (id(0x5c435c0520), 960),
    (id(0x5c6697d646), 3073),
    (id(0x5c6b340ed8), 2177),
    (id(0x5c72348d41), 1869),
    (id(0x5c7aca3927), 1524),
    (id(0x5c7de34829), 3026),
    (id(0x5c84e93815), 1157),
    (id(0x5c8965b178), 2061),
    (id(0x5c8d803b85), 2646),
    (id(0x5c9964c1fc), 116),
    (id(0x5ca7756685), 3154),
    (id(0x5cb62fed55), 105),
    (id(0x5cbfaa88a2), 161),
    (id(0x5cf4c987c6), 232),
    (id(0x5d1da6def5), 1087),
    (id(0x5d1f8c0f56), 397),
    (id(0x5d2a630eaf), 2841),
    (id(0x5d2ba22fee), 656),
    (id(0x5d5f3cf380), 2658),
    (id(0x5d605a0050), 1591),
    (id(0x5d642f34c8), 1479),
    (id(0x5d73a4bb5d), 1333),
    (id(0x5d7b2459ba), 89),
    (id(0x5d7d86cd79), 371),
    (id(0x5d95baf77b), 1104),
    (id(0x5db23ec177), 2615),
    (id(0x5dbd9c73f5), 676),
    (id(0x5dbedad6b8), 2108),
    (id(0x5dc6b232ea), 2315),
    (id(0x5dfdb23a24), 2887),
    (id(0x5e23ff822a), 2422),
    (id(0x5e3585b257), 1912),
    (id(0x5e39c99ea7), 1796),
    (id(0x5e55cc1b71), 382),
    (id(0x5e712a7bae), 2568),
    (id(0x5e7289d5db), 2127),
    (id(0x5e738e1c49), 286),
    (id(0x5e7c06250d), 183),
    (id(0x5eabde74b7), 2083),
    (id(0x5eb7ec9348), 802),
    (id(0x5ec83cf99d), 1027),
    (id(0x5ed0ca9cc3), 1893),
    (id(0x5ed2df7569), 2040),
    (id(0x5edb177a6d), 2262),
    (id(0x5f21996867), 1026),
    (id(0x5f4168e60a), 398),
    (id(0x5f4cad1069), 374),
    (id(0x5f4e9e966a), 83),
    (id(0x5f9ee6fbc9), 711),
    (id(0x5faa5221d2), 1801),
    (id(0x5fcaaf66e1), 1484),
    (id(0x5fcc56d445), 2719),
    (id(0x5fd7ddcb0e), 1396),
    (id(0x5fdbec1154), 865),
    (id(0x5ff50640e2), 1279),
    (id(0x5ff6461b42), 2637),
    (id(0x5ffa7a1dd4), 1),
    (id(0x5ffb121a25), 2983),
    (id(0x5ffc1d5524), 61),
    (id(0x600739bda9), 3146),
    (id(0x609727aee4), 3139),
    (id(0x60aec82c6d), 2883),
    (id(0x60b28335db), 2536),
    (id(0x60bf6aec93), 974),
    (id(0x60ff4cf231), 1450),
    (id(0x612d4fb748), 241),
    (id(0x6155cbf603), 726),
    (id(0x6157a84dbc), 1204),
    (id(0x61a2ba91d9), 1476),
    (id(0x61c642ea42), 2216),
    (id(0x61cd2b0cc7), 1598),
    (id(0x61ec82ea78), 1197),
    (id(0x61f749df68), 101),
    (id(0x6201224e27), 470),
    (id(0x621d02f582), 73),
    (id(0x6220dd0d7a), 17),
    (id(0x62321be9df), 1930),
    (id(0x62333ce6ec), 2356),
    (id(0x625ed51b41), 2302),
    (id(0x627e6784b4), 1089),
    (id(0x631f233490), 1424),
    (id(0x63516daa15), 1715),
    (id(0x636333b2c6), 1935),
    (id(0x636486e3cc), 749),
    (id(0x638527ca18), 616),
    (id(0x6394a1fddd), 969),
    (id(0x6399ebf912), 2559),
    (id(0x63c0d97a00), 2882),
    (id(0x63cf4cbc1c), 34),
    (id(0x64058abfcf), 2213),
    (id(0x6418c7e886), 721),
    (id(0x6434f5463d), 3083),
    (id(0x643b94bc17), 2015),
    (id(0x645e0a20aa), 617),
    (id(0x6463acf8e5), 1474),
    (id(0x646893f51b), 2672),
    (id(0x6493d6bcac), 992),
    (id(0x64be22a229), 1961),
    (id(0x64dc5e3877), 152),
    (id(0x64dd33c0bf), 191),
    (id(0x64e9159d71), 1675),
    (id(0x64f276e018), 939),
    (id(0x64fbf6f972), 2504),
    (id(0x65457d2cc7), 1886),
    (id(0x6563d6fcc2), 1054),
    (id(0x6588bb7fa8), 1111),
    (id(0x659b36ff3e), 918),
    (id(0x65a74b55a2), 2325),
    (id(0x65ac721df7), 2905),
    (id(0x65b0bf4791), 2958),
    (id(0x65b5a6c299), 1408),
    (id(0x65bc57e3c7), 1259),
    (id(0x65c81b689d), 126),
    (id(0x65d34959be), 583),
    (id(0x65d5d2b488), 2062),
    (id(0x65e0f41145), 2039),
    (id(0x6606314771), 1046),
    (id(0x661a20b1c3), 2548),
    (id(0x6628532d52), 1275),
    (id(0x664a3d810a), 1043),
    (id(0x665c7daf17), 3009),
    (id(0x6675bc2e3b), 2016),
    (id(0x669f930f04), 550),
    (id(0x66bf07b16e), 1588),
    (id(0x66d72e82c0), 884),
    (id(0x66ef182684), 450),
    (id(0x6702ca89df), 1268),
    (id(0x6703e0c7ee), 451),
    (id(0x670500b72e), 1504),
    (id(0x675eb69a81), 838),
    (id(0x6766f11155), 224),
    (id(0x676b27ca61), 653),
    (id(0x67735fa670), 287),
    (id(0x67858c221e), 1251),
    (id(0x67a8132bf8), 2907),
    (id(0x67bf3eddfa), 1464),
    (id(0x67d81c1e91), 1911),
    (id(0x680c771efd), 850),
    (id(0x680c79a04d), 2656),
    (id(0x681255833e), 448),
    (id(0x6827afcc3c), 3125),
    (id(0x6832afe05c), 490),
    (id(0x684137880c), 2567),
    (id(0x6842b39c1f), 788),
    (id(0x684a0d00a8), 731),
    (id(0x686e759398), 2768),
    (id(0x687dfa3140), 1570),
    (id(0x68952dfcae), 1807),
    (id(0x68b72192b5), 2653),
    (id(0x68e94c670d), 1421),
    (id(0x69384fe206), 173),
    (id(0x69819e72e0), 3130),
    (id(0x6983f36d5b), 2100),
    (id(0x69c74d05a7), 506),
    (id(0x69c9df2b9e), 1579),
    (id(0x69d5047ffc), 942),
    (id(0x69e3f53c8d), 2393),
    (id(0x69f504358c), 2965),
    (id(0x6a35592c54), 3010),
    (id(0x6a39ebed2f), 3007),
    (id(0x6a665181e8), 1249),
    (id(0x6a69641961), 1086),
    (id(0x6a88e496e4), 705),
    (id(0x6a9509e9f9), 2452),
    (id(0x6aa30f1e60), 2466),
    (id(0x6ad458ac09), 987),
    (id(0x6af03537d2), 2118),
    (id(0x6af6e7dbff), 3001),
    (id(0x6b10a1d24d), 3101),
    (id(0x6b2274f861), 1133),
    (id(0x6b2406657c), 2765),
    (id(0x6b24fe5c42), 2730),
    (id(0x6b25cf8327), 2234),
    (id(0x6b386460a1), 79),
    (id(0x6b3a1ca3b4), 945),
    (id(0x6b44fe067d), 2075),
    (id(0x6b5344ec73), 766),
    (id(0x6b60c28d1c), 2809),
    (id(0x6b7189f9d3), 421),
    (id(0x6b73874b40), 436),
    (id(0x6b959fef15), 1692),
    (id(0x6ba50b413d), 341),
    (id(0x6ba98c05c9), 775),
    (id(0x6bba34ba95), 203),
    (id(0x6bce50631b), 2736),
    (id(0x6bcf2293a0), 2260),
    (id(0x6be05094e5), 962),
    (id(0x6bf5c0db5d), 552),
    (id(0x6bf9bbb1f5), 1827),
    (id(0x6bfd19b73c), 934),
    (id(0x6c0d3abcab), 2194),
    (id(0x6c13e7b466), 3153),
    (id(0x6c1fda301b), 1716),
    (id(0x6c2a55ba75), 966),
    (id(0x6c45e67184), 2858),
    (id(0x6c4ca5d6ac), 1075),
    (id(0x6c5404c2e6), 1907),
    (id(0x6c5e1930f6), 830),
    (id(0x6c68caa834), 2023),
    (id(0x6c78247706), 1451),
    (id(0x6cf167500d), 871),
    (id(0x6cf804c611), 1426),
    (id(0x6d01c7a48b), 917),
    (id(0x6d458a01bf), 1804),
    (id(0x6d5e2f5324), 2312),
    (id(0x6d6e3dcde4), 114),
    (id(0x6d7416e338), 2013),
    (id(0x6dca39090e), 404),
    (id(0x6dd67540a9), 215),
    (id(0x6de03c71a0), 1456),
    (id(0x6e258f9403), 518),
    (id(0x6e3162599b), 1366),
    (id(0x6e3c36ed82), 2772),
    (id(0x6e790a089b), 1019),
    (id(0x6ef3d94348), 3134),
    (id(0x6efd05b40b), 3078),
    (id(0x6f17910f74), 3123),
    (id(0x6f3304b94f), 1287),
    (id(0x6f46f39657), 499),
    (id(0x6f506f4cf6), 76),
    (id(0x6f75111dc0), 2935),
    (id(0x6f81119131), 1169),
    (id(0x6f9c357343), 2479),
    (id(0x6f9e7989fb), 1766),
    (id(0x6fafdf1327), 853),
    (id(0x6fb2931972), 984),
    (id(0x6fb47b557e), 2819),
    (id(0x6fbbc789d6), 3109),
    (id(0x6fcc9a4b6e), 2541),
    (id(0x6fef14fa8e), 638),
    (id(0x70028e8713), 1418),
    (id(0x703e8916d4), 1070),
    (id(0x706266544d), 1689),
    (id(0x7071845e99), 2048),
    (id(0x7074de8c32), 2540),
    (id(0x7082552553), 2549),
    (id(0x70a5bea221), 2367),
    (id(0x70ac30d2b9), 1459),
    (id(0x70b6998611), 496),
    (id(0x7111d3fbe9), 2813),
    (id(0x71158dfe1e), 216),
    (id(0x712b007b00), 2342),
    (id(0x7141dceed2), 1469),
    (id(0x716d20e275), 1909),
    (id(0x7197248320), 339),
    (id(0x719a467035), 2330),
    (id(0x71e044e87c), 2878),
    (id(0x71e155e9f9), 2866),
    (id(0x71f0b684f4), 2717),
    (id(0x720f608ff2), 355),
    (id(0x7212b728a5), 440),
    (id(0x72228d0a50), 475),
    (id(0x72276296a6), 1218),
    (id(0x7231887e58), 1502),
    (id(0x723e9aa796), 1727),
    (id(0x725f7ff9e2), 562),
    (id(0x72655f67a6), 1690),
    (id(0x72a77cf2f1), 1501),
    (id(0x72afc46662), 1149),
    (id(0x72c674361b), 2570),
    (id(0x72c9668aba), 989),
    (id(0x7312ad6b6d), 547),
    (id(0x7325a71d7f), 2508),
    (id(0x733e124aee), 1081),
    (id(0x73454cb78a), 915),
    (id(0x73489a6671), 810),
    (id(0x734f72eb4d), 2043),
    (id(0x735a0cfec4), 1013),
    (id(0x735aeca62e), 2934),
    (id(0x737e70f060), 2748),
    (id(0x7380fae516), 3141),
    (id(0x738804afbd), 714),
    (id(0x738b1aec06), 1496),
    (id(0x73982755e8), 118),
    (id(0x73ccfc03ce), 2788),
    (id(0x73d1007a97), 1684),
    (id(0x740512ce3e), 408),
    (id(0x742dedb1e6), 1010),
    (id(0x7434964a0d), 1297),
    (id(0x744e48db4d), 424),
    (id(0x74577bf9aa), 813),
    (id(0x747c65fb39), 2927),
    (id(0x74a2c2a235), 196),
    (id(0x74a75218fe), 422),
    (id(0x74ad531c03), 1902),
    (id(0x74aec836b7), 2926),
    (id(0x74b634141d), 2354),
    (id(0x74b99c90fd), 1920),
    (id(0x74e856261f), 2035),
    (id(0x7500be8a6f), 2781),
    (id(0x75026b0eff), 2822),
    (id(0x7503caa01e), 2818),
    (id(0x750769af4b), 1781),
    (id(0x75178e811d), 1575),
    (id(0x7520c54aca), 3079),
    (id(0x7528e116c5), 2849),
    (id(0x752a783943), 2349),
    (id(0x754b10a520), 2759),
    (id(0x755cef1ce8), 2492),
    (id(0x75659c955c), 2610),
    (id(0x75c7af2a81), 1487),
    (id(0x75cc139584), 1571),
    (id(0x75e60e3e75), 2911),
    (id(0x7602355b9c), 3152),
    (id(0x76099252d8), 2351),
    (id(0x760b915fc1), 1831),
    (id(0x7616f3c5db), 1986),
    (id(0x762dafc987), 1872),
    (id(0x7632c366fc), 1802),
    (id(0x7649b89a4e), 2497),
    (id(0x764dc165d8), 3089),
    (id(0x76564be944), 176),
    (id(0x765c4588c6), 2228),
    (id(0x7665288d1c), 925),
    (id(0x767ef4892e), 561),
    (id(0x7685628c76), 2158),
    (id(0x768e151355), 1478),
    (id(0x7696d6e556), 2589),
    (id(0x76c118cde0), 1795),
    (id(0x76cf5f0e54), 2970),
    (id(0x76eda75eb2), 3151),
    (id(0x76fc7126ad), 1085),
    (id(0x76feb3b91e), 2909),
    (id(0x770b6c2789), 2711),
    (id(0x770f64185d), 2629),
    (id(0x77101931e2), 1510),
    (id(0x7728c11ff0), 875),
    (id(0x7742f314c0), 1825),
    (id(0x774a69ee23), 337),
    (id(0x77613b6ca1), 2291),
    (id(0x7771fd728b), 345),
    (id(0x777454effc), 883),
    (id(0x7774e6e9ff), 2076),
    (id(0x777a414134), 1589),
    (id(0x77ad4555d7), 2004),
    (id(0x77b63e6548), 689),
    (id(0x77c1e3c050), 2727),
    (id(0x77cf201a23), 2991),
    (id(0x77e522d486), 1481),
    (id(0x77f7812aca), 3091),
    (id(0x7806ae3cad), 1936),
    (id(0x780f1ba4ae), 1460),
    (id(0x78134a1178), 2416),
    (id(0x7826384255), 2681),
    (id(0x782e58b2df), 2259),
    (id(0x78300f712e), 1632),
    (id(0x783e0de680), 3044),
    (id(0x7853fb6a06), 2624),
    (id(0x787546367c), 2865),
    (id(0x788aa1110d), 2459),
    (id(0x78b041b1c2), 576),
    (id(0x78bb9c214f), 1722),
    (id(0x78be6c2425), 1660),
    (id(0x78c10f32a7), 796),
    (id(0x78ef0733f0), 1101),
    (id(0x790d85b372), 497),
    (id(0x7914fb54a0), 2853),
    (id(0x791ec20e10), 42),
    (id(0x7929824b23), 2826),
    (id(0x794bfea551), 2001),
    (id(0x7951208f56), 2046),
    (id(0x7951898b91), 2074),
    (id(0x7961db6c6f), 2616),
    (id(0x7984272bae), 1532),
    (id(0x79851c901b), 2238),
    (id(0x798b566b9f), 2947),
    (id(0x79a512b4a7), 3036),
    (id(0x79a7efee1c), 2877),
    (id(0x79b2c5cd47), 633),
    (id(0x79bdef17be), 2149),
    (id(0x79e33b456f), 2456),
    (id(0x79e6055ea0), 2460),
    (id(0x7a1241d4e8), 3032),
    (id(0x7a1380ec1b), 2340),
    (id(0x7a1da20624), 1873),
    (id(0x7a20f4efaa), 2798),
    (id(0x7a26bc10cc), 1569),
    (id(0x7a2d8b4fd0), 1908),
    (id(0x7a3aca2588), 704),
    (id(0x7a3f7cd483), 2186),
    (id(0x7a4372bb28), 1999),
    (id(0x7a542a907e), 296),
    (id(0x7a5925068e), 199),
    (id(0x7a618bfc1b), 1308),
    (id(0x7a621321ce), 2952),
    (id(0x7a71e3dd21), 1838),
    (id(0x7a8837126d), 234),
    (id(0x7a93ec4607), 1032),
    (id(0x7ada2f6997), 2142),
    (id(0x7ae125118d), 455),
    (id(0x7ae20b3687), 2263),
    (id(0x7ae2aa0473), 1813),
    (id(0x7ae6687757), 3077),
    (id(0x7ae7fdd8f7), 1841),
    (id(0x7af5a9997e), 2678),
    (id(0x7b09eb174d), 514),
    (id(0x7b0dc4161f), 2708),
    (id(0x7b1b5c7e45), 479),
    (id(0x7b1d380149), 2696),
    (id(0x7b2dae47d6), 1905),
    (id(0x7b3a82601a), 3095),
    (id(0x7b4ed3cbd3), 2420),
    (id(0x7b89802b6b), 2450),
    (id(0x7b898d0840), 1592),
    (id(0x7bb707f0f1), 212),
    (id(0x7bd199078d), 2716),
    (id(0x7bd252e435), 1650),
    (id(0x7bd9e5c4d6), 2243),
    (id(0x7c02239d3b), 477),
    (id(0x7c19d3e6f4), 2481),
    (id(0x7c32f6b523), 137),
    (id(0x7c3dc0abf9), 2045),
    (id(0x7c476a6dbc), 2077),
    (id(0x7c49ce836a), 3155),
    (id(0x7c622fcf0a), 1058),
    (id(0x7c89685105), 2804),
    (id(0x7c9a381aeb), 2133),
    (id(0x7cbd94a203), 3056),
    (id(0x7cdd832656), 990),
    (id(0x7d01dad04f), 1609),
    (id(0x7d083a84db), 2122),
    (id(0x7d230bc18f), 2988),
    (id(0x7d2c4b18fb), 2473),
    (id(0x7d38f16dd0), 2058),
    (id(0x7d4fe7ce2e), 553),
    (id(0x7d87bc89bd), 1676),
    (id(0x7da153f13f), 2310),
    (id(0x7dad4d04bb), 1400),
    (id(0x7dba32514a), 2921),
    (id(0x7dcd8a6b58), 2314),
    (id(0x7dd26336f0), 2764),
    (id(0x7dd423fe55), 2380),
    (id(0x7dd966fc94), 2344),
    (id(0x7e06e3b9c5), 147),
    (id(0x7e7ae34cc0), 313),
    (id(0x7e7ff882db), 469),
    (id(0x7e8d8f04ec), 1694),
    (id(0x7e9058ca05), 2059),
    (id(0x7e9db623c1), 667),
    (id(0x7e9eca265c), 2267),
    (id(0x7ebae6e080), 2602),
    (id(0x7ec4f0316a), 2805),
    (id(0x7ee83ca99a), 1128),
    (id(0x7f023b9c62), 41),
    (id(0x7f1dbb8db8), 2139),
    (id(0x7f2490d67b), 1765),
    (id(0x7f2bc50a7f), 1637),
    (id(0x7f30f8f525), 903),
    (id(0x7f31ac2f19), 1742),
    (id(0x7f416e002e), 1674),
    (id(0x7f56d0ab17), 1074),
    (id(0x7f5bdda93b), 659),
    (id(0x7f7bd22d8e), 666),
    (id(0x7f869660af), 1350),
    (id(0x7fab595851), 2925),
    (id(0x7ff01d71b0), 1964),
    (id(0x80003bac65), 2942),
    (id(0x800ee26211), 657),
    (id(0x8016d74fd8), 744),
    (id(0x802353b5bf), 541),
    (id(0x805c938ea0), 157),
    (id(0x8069a15b7e), 1750),
    (id(0x8074039ae5), 1822),
    (id(0x807bbaf4f6), 2372),
    (id(0x8083395256), 390),
    (id(0x808b59832e), 2435),
    (id(0x80a12f04db), 608),
    (id(0x80b177f5e4), 545),
    (id(0x80daa4c614), 2720),
    (id(0x80eaecb926), 2601),
    (id(0x80f7185667), 30),
    (id(0x811bfdb8e6), 847),
    (id(0x8121d0f24e), 2206),
    (id(0x812ea6b945), 2550),
    (id(0x8166e4d98c), 2516),
    (id(0x81c0c31e31), 772),
    (id(0x81cff6e01a), 163),
    (id(0x81e2f6fcd4), 1136),
    (id(0x821c9562a2), 2093),
    (id(0x821dfa213b), 45),
    (id(0x821ebd9d48), 2324),
    (id(0x823a165b72), 1299),
    (id(0x824e286ea3), 266),
    (id(0x826d451255), 2573),
    (id(0x826fd0f776), 708),
    (id(0x829e1f36f6), 1621),
    (id(0x82a6d01735), 112),
    (id(0x82ad3c75dc), 2972),
    (id(0x82dde17995), 2514),
    (id(0x8305ca36fc), 3017),
    (id(0x83071d077b), 3084),
    (id(0x83150b3f34), 67),
    (id(0x834f2fcbab), 3117),
    (id(0x8375eb24e0), 2680),
    (id(0x837aa18bd3), 2303),
    (id(0x837f2476d2), 23),
    (id(0x838a67e665), 1698),
    (id(0x838ea01d3f), 1441),
    (id(0x83913b7644), 2192),
    (id(0x83b8b53346), 1597),
    (id(0x83bc6180f8), 687),
    (id(0x83bc73d732), 834),
    (id(0x83bfb6c2a4), 2164),
    (id(0x83c470c302), 858),
    (id(0x83f000d25f), 702),
    (id(0x8402afd8d2), 612),
    (id(0x8423425c44), 1723),
    (id(0x842ae88793), 578),
    (id(0x8449b05dfb), 1904),
    (id(0x845c87928f), 2180),
    (id(0x849699346e), 526),
    (id(0x84f1f6d687), 2545),
    (id(0x84f618b694), 685),
    (id(0x851f6abbef), 471),
    (id(0x852f01d14c), 1681),
    (id(0x853990b576), 1415),
    (id(0x8590088474), 320),
    (id(0x8598fd5abc), 2182),
    (id(0x86021e1e19), 600),
    (id(0x865d75fee2), 3127),
    (id(0x86665a8675), 1522),
    (id(0x8670d89aeb), 121),
    (id(0x868dfd4a5c), 65),
    (id(0x86aaeecdf1), 2031),
    (id(0x86b8ea754b), 1932),
    (id(0x86cabd1c9a), 641),
    (id(0x86d625daa1), 2913),
    (id(0x8718b03c5b), 1780),
    (id(0x871d1b0f9b), 570),
    (id(0x8722922494), 3144),
    (id(0x8761921d53), 3071),
    (id(0x8777a1c798), 209),
    (id(0x87842c8225), 1166),
    (id(0x8786382bad), 1132),
    (id(0x879e0ccdaa), 1799),
    (id(0x87a3cb5133), 856),
    (id(0x87a8151d24), 1443),
    (id(0x87b5a4f585), 1329),
    (id(0x87da150d5f), 2169),
    (id(0x87ece2aee2), 437),
    (id(0x884cdc6bd4), 1732),
    (id(0x88650f5575), 1617),
    (id(0x886a16acd7), 262),
    (id(0x886dd689f4), 2668),
    (id(0x8893db797c), 2532),
    (id(0x889ff769d2), 1734),
    (id(0x88a62e4c1e), 1775),
    (id(0x88d5e4e143), 1432),
    (id(0x88ec52b93b), 2398),
    (id(0x88f8c24c16), 1351),
    (id(0x8911a7e9e7), 2146),
    (id(0x89155ae698), 2962),
    (id(0x89529faf1f), 168),
    (id(0x8958fd1821), 1181),
    (id(0x89608f5ffe), 58),
    (id(0x8978376d75), 2993),
    (id(0x89ac6b4cfa), 816),
    (id(0x89aee6ba30), 1444),
    (id(0x89c0c9d65e), 976),
    (id(0x89c905caa3), 2418),
    (id(0x89eb662944), 249),
    (id(0x8a2a5231f7), 516),
    (id(0x8a2b70a2f8), 650),
    (id(0x8a33027cd3), 2943),
    (id(0x8a879d183b), 1069),
    (id(0x8a94526170), 701),
    (id(0x8aa1f6341f), 2162),
    (id(0x8aa4f7d0dc), 2939),
    (id(0x8abef5f405), 2121),
    (id(0x8ad251b26b), 605),
    (id(0x8ada2d0af8), 1065),
    (id(0x8adb9099bd), 1406),
    (id(0x8aeeada3a1), 2000),
    (id(0x8af0c77d7e), 723),
    (id(0x8b261c0b0c), 314),
    (id(0x8b330726c8), 2201),
    (id(0x8b6a39ffb5), 16),
    (id(0x8b6b536eaf), 2698),
    (id(0x8b6bf7d617), 120),
    (id(0x8b6e4c1675), 283),
    (id(0x8b7fb17ae2), 1814),
    (id(0x8be284c8e4), 2308),
    (id(0x8bf54000a5), 1538),
    (id(0x8c3c8a610d), 2640),
    (id(0x8c66623757), 901),
    (id(0x8c77af832c), 1549),
    (id(0x8c84f0bae7), 2619),
    (id(0x8c99b8f72d), 1284),
    (id(0x8c9a6e3d66), 401),
    (id(0x8c9fd5750b), 2327),
    (id(0x8caf14b545), 28),
    (id(0x8cb9ad6d5b), 825),
    (id(0x8cbf5f2cc1), 246),
    (id(0x8cc692d0e5), 3085),
    (id(0x8d5d88e22c), 1652),
    (id(0x8dd180ae0b), 456),
    (id(0x8dfeca74ba), 2744),
    (id(0x8e04f93d1b), 2833),
    (id(0x8e0ae5cc0e), 1672),
    (id(0x8e0f3d1a61), 2733),
    (id(0x8e18441fef), 486),
    (id(0x8e2c9be777), 1760),
    (id(0x8e3f5e786d), 2078),
    (id(0x8e42736f5a), 2625),
    (id(0x8e67ccdf92), 2815),
    (id(0x8e981af83b), 1093),
    (id(0x8eaa9d0a04), 980),
    (id(0x8eace1608f), 599),
    (id(0x8ead8fe228), 1180),
    (id(0x8ebb8b3811), 1558),
    (id(0x8ebcf19611), 530),
    (id(0x8ebddd57ee), 811),
    (id(0x8ecdb4919c), 2569),
    (id(0x8ee55e45e7), 2793),
    (id(0x8ee5967104), 1840),
    (id(0x8ee5f0836e), 1790),
    (id(0x8eee55049b), 753),
    (id(0x8f030d2d75), 897),
    (id(0x8f0e92cef7), 130),
    (id(0x8f1cd4bb36), 1348),
    (id(0x8f63ff447b), 1643),
    (id(0x8f68300cea), 1353),
    (id(0x8f6e3c8a56), 2816),
    (id(0x8f6f27b8ca), 405),
    (id(0x8f70cf638a), 377),
    (id(0x8f7183f390), 2572),
    (id(0x8f86872dfc), 818),
    (id(0x8f8aedfeaf), 2715),
    (id(0x8f96e7d489), 1471),
    (id(0x8fb23c2e72), 629),
    (id(0x8fdac9cbdf), 1453),
    (id(0x8fe0d43903), 2057),
    (id(0x8fe252a318), 2265),
    (id(0x8fe9e42609), 146),
    (id(0x8feed96429), 3033),
    (id(0x9023cf895c), 321),
    (id(0x9048674dc4), 1992),
    (id(0x90bd007e7e), 1994),
    (id(0x90d5cbafa6), 2933),
    (id(0x90e2db39c8), 308),
    (id(0x91185a26e3), 1776),
    (id(0x9180be4099), 236),
    (id(0x918475cd78), 2726),
    (id(0x919f1226dc), 2237),
    (id(0x91a118a2e4), 71),
    (id(0x91b1a758a7), 1758),
    (id(0x921090c2b0), 2561),
    (id(0x9225f867c3), 1095),
    (id(0x922ef80076), 2066),
    (id(0x924877d20e), 2012),
    (id(0x924ffc5820), 128),
    (id(0x9263fe2c2b), 3051),
    (id(0x926faf0f5f), 1971),
    (id(0x92b8dacd98), 604),
    (id(0x92bd930867), 207),
    (id(0x92cb173aa7), 2378),
    (id(0x934b75bed5), 707),
    (id(0x93a51d157e), 1639),
    (id(0x93a51ee3fe), 2834),
    (id(0x93d43c0946), 1272),
    (id(0x9416e4e6fa), 601),
    (id(0x942cb424d3), 187),
    (id(0x943527a125), 874),
    (id(0x946bfa5808), 3093),
    (id(0x946d66c4b5), 2457),
    (id(0x9475f590d8), 1784),
    (id(0x9476326391), 260),
    (id(0x948b6da960), 2721),
    (id(0x94a4ab606d), 2754),
    (id(0x94d040cce5), 3088),
    (id(0x9507830c1f), 2613),
    (id(0x9515e775d1), 138),
    (id(0x953fb597a0), 725),
    (id(0x955c4bfbfd), 1465),
    (id(0x955cabcb40), 1491),
    (id(0x9567ab8552), 265),
    (id(0x9571f1ebbf), 598),
    (id(0x957da66ae1), 3106),
    (id(0x9585cbb3f5), 954),
    (id(0x95c31831e2), 1725),
    (id(0x960aa61d39), 239),
    (id(0x962bfb0551), 3052),
    (id(0x96331e78dc), 1586),
    (id(0x964c6298c0), 352),
    (id(0x9682f8ab0a), 1017),
    (id(0x96912f17e7), 1778),
    (id(0x969195a95f), 2940),
    (id(0x9694583c74), 442),
    (id(0x969ba54bcd), 1171),
    (id(0x96a5ba8054), 64),
    (id(0x96a646167d), 1059),
    (id(0x96bcec76df), 1219),
    (id(0x96e3f558e7), 1748),
    (id(0x96ef372be9), 706),
    (id(0x96f01786ef), 1386),
    (id(0x971ef2ae79), 3045),
    (id(0x974bf6b521), 1405),
    (id(0x9757ec3b5b), 1410),
    (id(0x97653cf66e), 893),
    (id(0x9775b9cad2), 1682),
    (id(0x978137d608), 2642),
    (id(0x97bd968eac), 2803),
    (id(0x97c9d08734), 2112),
    (id(0x97eb39383c), 2650),
    (id(0x980ac7a080), 2676),
    (id(0x980c062548), 1121),
    (id(0x982e0b8f55), 3119),
    (id(0x98676881ed), 515),
    (id(0x989c3cad25), 1607),
    (id(0x98a52e0492), 1582),
    (id(0x98a61dd9ff), 1140),
    (id(0x98ad954cec), 278),
    (id(0x98b12d7faa), 907),
    (id(0x98f8d6cd4d), 2446),
    (id(0x99021da145), 1369),
    (id(0x9913d5095c), 661),
    (id(0x99215325ba), 1844),
    (id(0x992256d129), 2777),
    (id(0x992bedaec7), 376),
    (id(0x993068b4d9), 298),
    (id(0x9940ae67c9), 2835),
    (id(0x9962591f45), 2630),
    (id(0x996a654c3e), 1242),
    (id(0x997732bba7), 1011),
    (id(0x99cae901bf), 2204),
    (id(0x99ddeaf13c), 3156),
    (id(0x99f16eae52), 472),
    (id(0x99f49a9d1d), 434),
    (id(0x99f5b0ec9d), 349),
    (id(0x9a08c508ae), 2068),
    (id(0x9a23c4ab89), 22),
    (id(0x9a25618307), 914),
    (id(0x9a4352633c), 2837),
    (id(0x9a551d13cc), 1404),
    (id(0x9a63241010), 2299),
    (id(0x9a695af061), 2391),
    (id(0x9a6e8ca477), 1034),
    (id(0x9a77a64d54), 1881),
    (id(0x9a810cf9d5), 1645),
    (id(0x9a9c5bfa01), 1449),
    (id(0x9aabfb5066), 2357),
    (id(0x9ac11fd240), 735),
    (id(0x9ac31bedba), 2622),
    (id(0x9ace81c0ac), 2973),
    (id(0x9afb29ebed), 549),
    (id(0x9b082d5461), 2347),
    (id(0x9b2fbbeff4), 1200),
    (id(0x9b6e546a29), 2056),
    (id(0x9bacae5eed), 2138),
    (id(0x9baec3cffa), 2649),
    (id(0x9bc05b55b6), 1475),
    (id(0x9bcfc0d65c), 3069),
    (id(0x9bd433d416), 1291),
    (id(0x9be6caa607), 2801),
    (id(0x9bed96f60f), 66),
    (id(0x9bffe7dc10), 2491),
    (id(0x9c07be11a7), 2482),
    (id(0x9c1acc0d8d), 2379),
    (id(0x9c27c40469), 1364),
    (id(0x9c2c11ead1), 90),
    (id(0x9c58d702b9), 556),
    (id(0x9c67b6a31f), 887),
    (id(0x9c7394ae9b), 2964),
    (id(0x9c7de4ef2f), 1787),
    (id(0x9c904c1a52), 699),
    (id(0x9caa3662b5), 739),
    (id(0x9cb5c528bd), 1628),
    (id(0x9cd8897f12), 2235),
    (id(0x9ce612d8a2), 2758),
    (id(0x9cf5acb713), 2174),
    (id(0x9cfe11fcbd), 538),
    (id(0x9d0601f1dc), 1428),
    (id(0x9d12c6a2a6), 359),
    (id(0x9d27520ec1), 780),
    (id(0x9d28dcd035), 1439),
    (id(0x9d2d797f55), 2976),
    (id(0x9d356bcdc1), 248),
    (id(0x9d3f2e37a4), 177),
    (id(0x9d4de81410), 2428),
    (id(0x9d5ccc74ad), 2824),
    (id(0x9d7e124c7d), 171),
    (id(0x9da0f83f04), 315),
    (id(0x9dcd96d253), 2944),
    (id(0x9de36fd649), 2309),
    (id(0x9de70e2f72), 2587),
    (id(0x9de7521952), 2838),
    (id(0x9dfa6270cb), 487),
    (id(0x9dfcb9f2ba), 826),
    (id(0x9e1e0f7b1e), 84),
    (id(0x9e2cc68eac), 480),
    (id(0x9e4e1cec00), 1106),
    (id(0x9e511b8a28), 1117),
    (id(0x9e602c974d), 2597),
    (id(0x9e63305b46), 365),
    (id(0x9e8eca7f99), 1670),
    (id(0x9e924355a1), 1832),
    (id(0x9eaa65dfcf), 347),
    (id(0x9ec3b44571), 2969),
    (id(0x9f51156262), 2750),
    (id(0x9f695a6490), 890),
    (id(0x9f6a181412), 1618),
    (id(0x9f6f3f97c6), 949),
    (id(0x9f952b9e9f), 2799),
    (id(0x9f9f31065e), 2778),
    (id(0x9fabe5361a), 2017),
    (id(0x9fb42881f5), 525),
    (id(0x9fc4556905), 1555),
    (id(0x9fd791d5be), 2975),
    (id(0x9fef28d15f), 1167),
    (id(0xa00d236fec), 1273),
    (id(0xa00df80e35), 2691),
    (id(0xa0181821dd), 1045),
    (id(0xa02ce123e4), 681),
    (id(0xa03a979965), 462),
    (id(0xa04f9d6e4a), 637),
    (id(0xa053db8e61), 2697),
    (id(0xa06f463cbb), 1520),
    (id(0xa07b3f0e86), 664),
    (id(0xa09653aa88), 1008),
    (id(0xa0b469cc73), 1134),
    (id(0xa0b6ef9143), 2463),
    (id(0xa0d33646c6), 512),
    (id(0xa0de08b284), 1860),
    (id(0xa0e6588de1), 2980),
    (id(0xa0f33622d6), 1739),
    (id(0xa11e612e6a), 2607),
    (id(0xa120ac6e0b), 524),
    (id(0xa12fcbc396), 222),
    (id(0xa15333a3da), 879),
    (id(0xa15d871ef4), 643),
    (id(0xa16f04a483), 335),
    (id(0xa1a2577090), 1205),
    (id(0xa1b71953ed), 2440),
    (id(0xa1ce60adc6), 2596),
    (id(0xa1d93583de), 662),
    (id(0xa1ddb9095f), 1521),
    (id(0xa21df6207a), 2779),
    (id(0xa24285fa34), 2350),
    (id(0xa24656ecc8), 1327),
    (id(0xa259b27f72), 670),
    (id(0xa25e57c627), 929),
    (id(0xa28f17f716), 1337),
    (id(0xa2ae94c6c3), 1877),
    (id(0xa2b86594c4), 3043),
    (id(0xa2d3b275e8), 3050),
    (id(0xa2e7e2059d), 1859),
    (id(0xa315220bfb), 1234),
    (id(0xa32efc7b41), 1686),
    (id(0xa333554784), 1020),
    (id(0xa347e75dcd), 947),
    (id(0xa3775e7b1e), 2600),
    (id(0xa380987643), 2419),
    (id(0xa3810748f5), 1238),
    (id(0xa3946dba3c), 284),
    (id(0xa39aca9179), 1627),
    (id(0xa3cbd0bd1c), 96),
    (id(0xa3cdbc97d3), 2266),
    (id(0xa3d202d3f6), 2371),
    (id(0xa3f01f6320), 1705),
    (id(0xa403ef7a78), 131),
    (id(0xa40a4331ca), 3047),
    (id(0xa42f5cc7ea), 926),
    (id(0xa43737da9f), 2916),
    (id(0xa444cb1aaa), 3150),
    (id(0xa445ca9693), 2323),
    (id(0xa446d374cf), 2896),
    (id(0xa4612dd1ab), 2383),
    (id(0xa4624c18c6), 2375),
    (id(0xa4897b55f7), 2592),
    (id(0xa48ca94689), 1343),
    (id(0xa48cf2414a), 1079),
    (id(0xa4bb71ba42), 2929),
    (id(0xa4bba2281d), 1229),
    (id(0xa4c5867917), 3082),
    (id(0xa4d59a5ae6), 863),
    (id(0xa4f4039fc3), 2365),
    (id(0xa5022d5ff0), 2800),
    (id(0xa514489297), 143),
    (id(0xa514965535), 1997),
    (id(0xa51ce75088), 344),
    (id(0xa5231dfa12), 2502),
    (id(0xa54dd56864), 1915),
    (id(0xa55a368a34), 1438),
    (id(0xa562b22bc7), 804),
    (id(0xa56441acb9), 1338),
    (id(0xa567e3c567), 139),
    (id(0xa56b0a316f), 789),
    (id(0xa58c1ab2ef), 1678),
    (id(0xa594c28d8b), 2135),
    (id(0xa5b10e44dc), 1871),
    (id(0xa5f85cf441), 2389),
    (id(0xa61077de79), 1768),
    (id(0xa61787664a), 2842),
    (id(0xa619d0c875), 2611),
    (id(0xa644ad399e), 412),
    (id(0xa65bd2cdc0), 2588),
    (id(0xa6a6edb99b), 2558),
    (id(0xa6cbeebb74), 1954),
    (id(0xa719ca3205), 2919),
    (id(0xa71f68fcb8), 317),
    (id(0xa73359005b), 430),
    (id(0xa7414f241b), 2337),
    (id(0xa74399cf94), 2556),
    (id(0xa74ca48339), 2655),
    (id(0xa762cabda6), 2489),
    (id(0xa766f26948), 3059),
    (id(0xa774a6c8b7), 2578),
    (id(0xa784ae70dc), 2874),
    (id(0xa7c84c39b8), 322),
    (id(0xa7d0fefb2f), 1534),
    (id(0xa7d3a7d2fe), 1116),
    (id(0xa7d5ae4b7f), 1702),
    (id(0xa7fda8b439), 563),
    (id(0xa806511894), 1835),
    (id(0xa87906b125), 2729),
    (id(0xa87bb7806f), 1919),
    (id(0xa886eb5c37), 2079),
    (id(0xa89d0ff161), 1583),
    (id(0xa8ad6a72e3), 2218),
    (id(0xa8b01fe4d2), 1714),
    (id(0xa8c7a73df0), 2214),
    (id(0xa8cd5c4d23), 1165),
    (id(0xa8f5fb5ff6), 2638),
    (id(0xa8ff336cbc), 948),
    (id(0xa9042fa9ed), 2742),
    (id(0xa91da5be41), 2328),
    (id(0xa91fb378ba), 2010),
    (id(0xa928a04d63), 1556),
    (id(0xa93c5e196c), 791),
    (id(0xa941a34f33), 2113),
    (id(0xa942ac026a), 1213),
    (id(0xa9535c981d), 2099),
    (id(0xa96248ca23), 1953),
    (id(0xa969d44dce), 2830),
    (id(0xa97789fc01), 2111),
    (id(0xa979b7ade5), 3135),
    (id(0xa9808ab203), 2671),
    (id(0xa98563ceb3), 1903),
    (id(0xa98cba0da2), 1866),
    (id(0xa9a1852570), 2968),
    (id(0xa9b96e308a), 229),
    (id(0xa9ca9cee10), 2523),
    (id(0xa9efe3b6ef), 281),
    (id(0xa9f7624ea7), 2189),
    (id(0xa9f8f08b1a), 381),
    (id(0xa9fbf7e995), 790),
    (id(0xaa04e405be), 1420),
    (id(0xaa0a57b987), 2868),
    (id(0xaa0a5c5231), 459),
    (id(0xaa0f4b8052), 741),
    (id(0xaa34dbc4ce), 1088),
    (id(0xaa4754d7a5), 2403),
    (id(0xaa515a1577), 350),
    (id(0xaa7b126a0f), 2782),
    (id(0xaa8fb89437), 2644),
    (id(0xaaa1815277), 2961),
    (id(0xaab0831aeb), 81),
    (id(0xaab0e01f64), 2147),
    (id(0xaac9e66b59), 1956),
    (id(0xaac9f6d146), 82),
    (id(0xaaf227a025), 124),
    (id(0xab02cdbf36), 2706),
    (id(0xab0a851163), 1370),
    (id(0xab184bffac), 1162),
    (id(0xab24e5a91f), 722),
    (id(0xab2d1fad93), 2544),
    (id(0xab4f3e9ca1), 873),
    (id(0xab6121de29), 1809),
    (id(0xab6c6d9878), 745),
    (id(0xab8d1ca001), 1740),
    (id(0xab9a01d2a8), 482),
    (id(0xabb4577787), 441),
    (id(0xabb9b5fd82), 1339),
    (id(0xabbe5c066d), 1567),
    (id(0xabd4dd5aed), 2792),
    (id(0xac0688aa11), 1228),
    (id(0xac0b20f995), 1843),
    (id(0xac1a757190), 814),
    (id(0xac45547b87), 1710),
    (id(0xac6d8426bd), 2477),
    (id(0xac71accb2a), 1097),
    (id(0xac8c15c513), 10),
    (id(0xac916fd16a), 165),
    (id(0xacb1d3c051), 2811),
    (id(0xacb2d2b798), 1697),
    (id(0xacbc35f619), 2908),
    (id(0xacd4d58d54), 896),
    (id(0xacd8458464), 2361),
    (id(0xacee25e0b8), 502),
    (id(0xad1b08d208), 1533),
    (id(0xad4d55410c), 273),
    (id(0xad5edf5369), 1755),
    (id(0xad7a1154b4), 1513),
    (id(0xadb30cbdbc), 846),
    (id(0xadc726df54), 1634),
    (id(0xadd123909f), 218),
    (id(0xadf7ae370a), 55),
    (id(0xae036b0864), 98),
    (id(0xae34332a63), 2741),
    (id(0xae73c782b1), 2722),
    (id(0xae8b9b23c0), 192),
    (id(0xae9773e90b), 303),
    (id(0xae9d0c60d0), 327),
    (id(0xaeabd229e8), 654),
    (id(0xaeb3760550), 1199),
    (id(0xaec0a0b137), 1889),
    (id(0xaec4e74d8c), 1743),
    (id(0xaf06791b50), 800),
    (id(0xaf190486e8), 2476),
    (id(0xaf57725a47), 68),
    (id(0xaf7f55f834), 1215),
    (id(0xaf91dc4c53), 1253),
    (id(0xafa8569a08), 259),
    (id(0xafaf5b6b4f), 2165),
    (id(0xafc705ea16), 1803),
    (id(0xafc8cd6a23), 3029),
    (id(0xafd00f638b), 709),
    (id(0xafe0d1ec16), 1159),
    (id(0xafeb5600da), 429),
    (id(0xb0012bb13a), 380),
    (id(0xb001675e9b), 2876),
    (id(0xb0200a4449), 2167),
    (id(0xb02241d36e), 2370),
    (id(0xb063f24d29), 1402),
    (id(0xb074155a32), 1203),
    (id(0xb089cebdef), 1892),
    (id(0xb0ecf06b8c), 2210),
    (id(0xb115f116be), 2049),
    (id(0xb1218b6294), 1939),
    (id(0xb13159f0b6), 2565),
    (id(0xb131aa0988), 2534),
    (id(0xb1522bc770), 1363),
    (id(0xb15e96f8a4), 2063),
    (id(0xb1886b2426), 1668),
    (id(0xb18f46743e), 334),
    (id(0xb1a2577153), 3019),
    (id(0xb1a50986ef), 807),
    (id(0xb1c8cd2774), 175),
    (id(0xb1d9ccfe15), 1033),
    (id(0xb1fa63d4c5), 2411),
    (id(0xb20747c119), 2950),
    (id(0xb20e1fb5b7), 2427),
    (id(0xb21c3936f5), 3107),
    (id(0xb2333681e0), 378),
    (id(0xb2487c339d), 2542),
    (id(0xb250028323), 649),
    (id(0xb26048effd), 1914),
    (id(0xb26cb5a030), 102),
    (id(0xb2700b1179), 2488),
    (id(0xb291b7f5ca), 351),
    (id(0xb2a993e4bd), 1700),
    (id(0xb2ac778d41), 621),
    (id(0xb2bcdb318a), 1950),
    (id(0xb2c9ae9da6), 1987),
    (id(0xb2d3735d7f), 170),
    (id(0xb309d3c3bb), 2986),
    (id(0xb355603db9), 1016),
    (id(0xb3913f2a6d), 2453),
    (id(0xb392c461ce), 1654),
    (id(0xb3a40d6bec), 2054),
    (id(0xb3adcaa78c), 507),
    (id(0xb3c250f9b6), 2507),
    (id(0xb3c52a7f5d), 1898),
    (id(0xb3dbc8327b), 261),
    (id(0xb3e69d1659), 92),
    (id(0xb3e8fbd92c), 1548),
    (id(0xb3fde7344c), 2085),
    (id(0xb42081941c), 465),
    (id(0xb4219b4f99), 190),
    (id(0xb4424a8a4d), 1467),
    (id(0xb4667175ec), 2024),
    (id(0xb49c2534e2), 823),
    (id(0xb4a8b2bc6e), 1216),
    (id(0xb4b0d3c7e5), 2145),
    (id(0xb4b63a7e11), 558),
    (id(0xb4c7cd802d), 2353),
    (id(0xb4c878ebd6), 2332),
    (id(0xb4cb46d0d5), 2503),
    (id(0xb4e9131b2c), 1289),
    (id(0xb4eae778d3), 577),
    (id(0xb4f51a7871), 27),
    (id(0xb4fb0cb6a3), 2406),
    (id(0xb50293db92), 1225),
    (id(0xb53f1461b7), 166),
    (id(0xb5647ee4f9), 385),
    (id(0xb56ba322c6), 2599),
    (id(0xb5a48a379b), 182),
    (id(0xb5dc207e30), 1110),
    (id(0xb5dd09304c), 3098),
    (id(0xb6061bccb1), 1057),
    (id(0xb6086f46ad), 1995),
    (id(0xb60d833374), 836),
    (id(0xb61f607896), 2258),
    (id(0xb62746b3f8), 2756),
    (id(0xb62a13851b), 1782),
    (id(0xb640b2e33b), 2483),
    (id(0xb64f33326c), 940),
    (id(0xb659396daf), 2636),
    (id(0xb6675b03c9), 792),
    (id(0xb683f6d925), 227),
    (id(0xb68da91a6e), 132),
    (id(0xb69118e74e), 2448),
    (id(0xb696ab9497), 2945),
    (id(0xb6ad7caf3e), 1495),
    (id(0xb6c02381f3), 2709),
    (id(0xb6d68a5465), 70),
    (id(0xb6ddb6e89d), 1328),
    (id(0xb6e19aeb90), 155),
    (id(0xb6eacd1c65), 2518),
    (id(0xb6f4ea5971), 2546),
    (id(0xb715ca1e3a), 955),
    (id(0xb729cb5a01), 291),
    (id(0xb7361f181c), 869),
    (id(0xb741095247), 1170),
    (id(0xb747d1cc42), 1615),
    (id(0xb781e9bd2b), 2786),
    (id(0xb78af730f4), 2313),
    (id(0xb7ad4892e5), 2704),
    (id(0xb84fe5e223), 546),
    (id(0xb8649836e2), 2070),
    (id(0xb89ac8e155), 1858),
    (id(0xb8a0544ed6), 1040),
    (id(0xb8c129f17c), 1655),
    (id(0xb8cb27815b), 1876),
    (id(0xb8ce304c0d), 388),
    (id(0xb8d01e1bdf), 2190),
    (id(0xb8fb6e4222), 2007),
    (id(0xb9185483a5), 2953),
    (id(0xb94a2e7f1c), 1772),
    (id(0xb94e690794), 2224),
    (id(0xb95189c1d3), 1550),
    (id(0xb97155da4c), 2895),
    (id(0xb978d0b279), 2749),
    (id(0xb986368759), 1007),
    (id(0xb999cc5106), 2632),
    (id(0xb9b6851e3f), 2115),
    (id(0xb9c594ff7a), 795),
    (id(0xb9d301b54f), 2581),
    (id(0xb9e09acc84), 1049),
    (id(0xb9ea116139), 2527),
    (id(0xba276d593b), 2426),
    (id(0xba2c4ab1eb), 2547),
    (id(0xba447d89fb), 1733),
    (id(0xba5c649c57), 2188),
    (id(0xba703c54ea), 1852),
    (id(0xba724cd19a), 2343),
    (id(0xba7d65b347), 466),
    (id(0xba86688131), 2920),
    (id(0xba9b48828b), 307),
    (id(0xbaae9cc267), 2990),
    (id(0xbadbbc35c9), 2524),
    (id(0xbae1a68486), 396),
    (id(0xbb1eca5e8f), 2173),
    (id(0xbb288dbb18), 806),
    (id(0xbb37e9c7ba), 513),
    (id(0xbb395c815f), 1485),
    (id(0xbb733945f6), 312),
    (id(0xbbaab4ece9), 403),
    (id(0xbbba39aebd), 1163),
    (id(0xbbe2969a7f), 2092),
    (id(0xbc0b0ebf22), 718),
    (id(0xbc2d668945), 2848),
    (id(0xbc42518bbd), 418),
    (id(0xbc6560226b), 1306),
    (id(0xbc72eb7397), 117),
    (id(0xbc8403186e), 3076),
    (id(0xbc865dfc19), 2374),
    (id(0xbc8f074afa), 1679),
    (id(0xbca9c033af), 1744),
    (id(0xbcb12cb838), 1263),
    (id(0xbcd083d490), 2041),
    (id(0xbcd0849c26), 2981),
    (id(0xbcd552790b), 3132),
    (id(0xbcd6e59706), 2261),
    (id(0xbce7805837), 2283),
    (id(0xbcec6541ed), 755),
    (id(0xbcf358c919), 517),
    (id(0xbcfc55873f), 1713),
    (id(0xbd10c98445), 635),
    (id(0xbd29ad6b10), 3042),
    (id(0xbd4963c4a3), 2116),
    (id(0xbd4e187c5d), 952),
    (id(0xbd5f3ae2d1), 732),
    (id(0xbd6577d267), 1842),
    (id(0xbd7356be3f), 1413),
    (id(0xbdc689cf8d), 2904),
    (id(0xbdcb2a6b6b), 968),
    (id(0xbe0c33abed), 1542),
    (id(0xbe0c3861d6), 238),
    (id(0xbe182a0a54), 920),
    (id(0xbe455a4493), 1236),
    (id(0xbe560c039d), 2468),
    (id(0xbe7279843c), 1509),
    (id(0xbebf4e9929), 1977),
    (id(0xbec153a75a), 1247),
    (id(0xbec1963ab3), 1757),
    (id(0xbed2023614), 2280),
    (id(0xbee51a70cb), 1848),
    (id(0xbef5594a48), 1680),
    (id(0xbf02cfa973), 2802),
    (id(0xbf0ab10c4d), 2008),
    (id(0xbf1e6432ef), 3005),
    (id(0xbf44433cd0), 1367),
    (id(0xbf45d234b2), 1139),
    (id(0xbf50cbccaa), 2293),
    (id(0xbf7fff1e78), 104),
    (id(0xbf8725d826), 2065),
    (id(0xbfa2374ea2), 1452),
    (id(0xbfa36be905), 1523),
    (id(0xbfceaf8839), 481),
    (id(0xbfff4312cd), 1493),
    (id(0xc01008d71f), 736),
    (id(0xc02cc41430), 2493),
    (id(0xc02e92d0a8), 959),
    (id(0xc03ea0e3de), 3012),
    (id(0xc055a90c91), 1613),
    (id(0xc0582aaea1), 1184),
    (id(0xc05f2992af), 2159),
    (id(0xc07612c232), 2298),
    (id(0xc07c98efae), 2157),
    (id(0xc07f03c157), 1064),
    (id(0xc09927fe29), 275),
    (id(0xc0a5a1a5b4), 2747),
    (id(0xc0b6be24df), 511),
    (id(0xc0c8761b45), 2366),
    (id(0xc0cf686a74), 2577),
    (id(0xc0e31803eb), 1323),
    (id(0xc0e56ce193), 93),
    (id(0xc105756319), 2737),
    (id(0xc11b8a2704), 861),
    (id(0xc11cc57560), 368),
    (id(0xc139acd823), 2472),
    (id(0xc13be6c007), 1921),
    (id(0xc16e9c3cbc), 2306),
    (id(0xc1808ffede), 597),
    (id(0xc19bd07653), 1102),
    (id(0xc1aba5ec94), 2014),
    (id(0xc1c75d8937), 1998),
    (id(0xc1cbb4956d), 338),
    (id(0xc1eafe315c), 2725),
    (id(0xc1ebe00257), 2032),
    (id(0xc1fd651173), 1712),
    (id(0xc2130604fc), 427),
    (id(0xc22a80076d), 3016),
    (id(0xc2396fe686), 2464),
    (id(0xc257d88a77), 1265),
    (id(0xc265b402b7), 357),
    (id(0xc2815ec3bb), 1934),
    (id(0xc2a593853f), 1834),
    (id(0xc2b537b7ad), 346),
    (id(0xc2c1e8dee6), 415),
    (id(0xc2cc98f3dc), 3066),
    (id(0xc2e919de85), 1967),
    (id(0xc2f23e5eb1), 141),
    (id(0xc3075241b3), 49),
    (id(0xc312783d27), 1394),
    (id(0xc33ba4ab7a), 1648),
    (id(0xc34d8f6970), 2564),
    (id(0xc3715df9a3), 3081),
    (id(0xc382ff1797), 609),
    (id(0xc38767a41c), 1276),
    (id(0xc392cc719f), 460),
    (id(0xc3b72bfdce), 3075),
    (id(0xc3c8c7a0b6), 1791),
    (id(0xc3db540aa6), 1080),
    (id(0xc3de04508c), 740),
    (id(0xc4087d1dd9), 1957),
    (id(0xc43a2e300a), 2794),
    (id(0xc44069c910), 994),
    (id(0xc444c79aea), 1358),
    (id(0xc45ede1096), 369),
    (id(0xc45f819e2a), 2912),
    (id(0xc47725a82b), 1636),
    (id(0xc4b8422a69), 206),
    (id(0xc4bbec6377), 3067),
    (id(0xc4ce006376), 373),
    (id(0xc5144f7301), 2593),
    (id(0xc529244513), 1015),
    (id(0xc534eb7aaa), 1156),
    (id(0xc53ce99176), 2864),
    (id(0xc5480d5250), 2783),
    (id(0xc57521b22f), 2429),
    (id(0xc5895c2475), 592),
    (id(0xc596cec815), 1982),
    (id(0xc5999f6575), 1970),
    (id(0xc59f7d5174), 1336),
    (id(0xc5a9c8ea2b), 2936),
    (id(0xc5b6daaed3), 2253),
    (id(0xc5bd8d75f7), 85),
    (id(0xc5c47674fe), 2984),
    (id(0xc5e719a2d6), 824),
    (id(0xc62a6d8fe5), 1352),
    (id(0xc6721275e0), 2134),
    (id(0xc6773ee20c), 1554),
    (id(0xc68ac5126a), 821),
    (id(0xc69d77b559), 2251),
    (id(0xc6a5b81b26), 439),
    (id(0xc6c8b74e87), 1959),
    (id(0xc6f779f203), 537),
    (id(0xc71c29a8bb), 2702),
    (id(0xc722ec0733), 645),
    (id(0xc74e600675), 2946),
    (id(0xc7b051158f), 2789),
    (id(0xc806452e2c), 2443),
    (id(0xc81ea5002c), 3105),
    (id(0xc84ad1110c), 75),
    (id(0xc859bc0b3c), 1503),
    (id(0xc86550f055), 2707),
    (id(0xc870a0648b), 1640),
    (id(0xc89c3c4f30), 1855),
    (id(0xc8a6f93e6d), 2444),
    (id(0xc8c839cecb), 1244),
    (id(0xc8ccf9fbe6), 2294),
    (id(0xc8fccf4cc6), 767),
    (id(0xc9121efb6a), 3094),
    (id(0xc932ff1af8), 360),
    (id(0xc933c5cc9f), 1559),
    (id(0xc958dd1619), 2517),
    (id(0xc979127d8f), 305),
    (id(0xc97e74b57a), 1472),
    (id(0xc9a4fd73fe), 764),
    (id(0xc9b4dada12), 1414),
    (id(0xc9cf48d9ba), 2529),
    (id(0xca1567d89e), 2889),
    (id(0xca491dac2b), 290),
    (id(0xca74ff9fa6), 2795),
    (id(0xca78d72e8f), 1130),
    (id(0xca7a48ab55), 2166),
    (id(0xca7c4813ee), 208),
    (id(0xca8c437cae), 2304),
    (id(0xca8f95a1ca), 1536),
    (id(0xcaaff16885), 1246),
    (id(0xcac58f1392), 1317),
    (id(0xcae3b026f4), 2563),
    (id(0xcb3c1adf09), 2897),
    (id(0xcb5008dd96), 866),
    (id(0xcb81d34fbb), 668),
    (id(0xcb83ecf255), 1076),
    (id(0xcbc8cda9b4), 2120),
    (id(0xcbd3fbd0c7), 495),
    (id(0xcbeb0d9402), 1829),
    (id(0xcbec718ac2), 2941),
    (id(0xcbf2f0c8b0), 1254),
    (id(0xcbf5edd53e), 1241),
    (id(0xcc0fb1965e), 1587),
    (id(0xcc1669afad), 2355),
    (id(0xcc29a7d607), 2231),
    (id(0xcc6284b1e9), 1048),
    (id(0xcc6392f7ba), 1490),
    (id(0xcc6aaf3007), 2760),
    (id(0xcc72908f33), 1131),
    (id(0xcc7710c3b0), 136),
    (id(0xcc80d7f0b8), 877),
    (id(0xcc9f7d2bc3), 1798),
    (id(0xcc9fc9a1e1), 1301),
    (id(0xccaf054046), 1671),
    (id(0xccbc6676ce), 1252),
    (id(0xccc2e4a5d8), 1193),
    (id(0xccc917d2b7), 2884),
    (id(0xccd13bb3b0), 935),
    (id(0xccd198f9f8), 886),
    (id(0xccfc0a002b), 2870),
    (id(0xcd1a4c790f), 2030),
    (id(0xcd219618b9), 2345),
    (id(0xcd51bc22d6), 2606),
    (id(0xcd5d219685), 2390),
    (id(0xcd6e0dc1c0), 1746),
    (id(0xcd776f9af7), 618),
    (id(0xcd7a276ad4), 1818),
    (id(0xcd7e20619a), 1192),
    (id(0xcd80777132), 493),
    (id(0xcd85b82518), 2780),
    (id(0xcd9559f723), 1590),
    (id(0xcd986d77cf), 257),
    (id(0xcde1ca2ffb), 1191),
    (id(0xcdeede0b03), 406),
    (id(0xcdf20ff743), 148),
    (id(0xce1138e122), 872),
    (id(0xce22f42b60), 285),
    (id(0xce26a64397), 1949),
    (id(0xce3e61c254), 2705),
    (id(0xce3ec52c8d), 1127),
    (id(0xce4a27ad71), 1761),
    (id(0xce60614452), 2663),
    (id(0xce6a471a60), 1298),
    (id(0xce70267272), 2401),
    (id(0xce76c388b7), 2519),
    (id(0xce7a290039), 1610),
    (id(0xcec1b61525), 1202),
    (id(0xcec38d2feb), 2009),
    (id(0xcedfa726b3), 801),
    (id(0xcf3084a188), 729),
    (id(0xcf35385ae3), 3115),
    (id(0xcf372bd792), 651),
    (id(0xcf819899bb), 523),
    (id(0xcf82c48e13), 2591),
    (id(0xcf893df57b), 730),
    (id(0xcf8e8e47a6), 1461),
    (id(0xcfa77a38bc), 6),
    (id(0xcfa9204ce4), 2326),
    (id(0xcfa92a30e6), 1944),
    (id(0xcfabf564dc), 1122),
    (id(0xcfb5630124), 1943),
    (id(0xcff550e4b0), 569),
    (id(0xd011aca463), 1135),
    (id(0xd02750dadf), 2989),
    (id(0xd0330e3f73), 1736),
    (id(0xd03373de33), 2930),
    (id(0xd06ee39cb0), 2405),
    (id(0xd0819f217b), 2677),
    (id(0xd0f86ed9e8), 3099),
    (id(0xd10fdf7a3a), 694),
    (id(0xd12905909c), 983),
    (id(0xd12f07090b), 1302),
    (id(0xd13d800afa), 1437),
    (id(0xd13e2a6c3b), 1566),
    (id(0xd184e0499a), 159),
    (id(0xd1978f4fc3), 3031),
    (id(0xd19e62ed2b), 1375),
    (id(0xd1a2bf0241), 2187),
    (id(0xd1afa1c776), 1817),
    (id(0xd1b1b7becb), 979),
    (id(0xd1bf2da241), 2081),
    (id(0xd1dd7a3a47), 1390),
    (id(0xd1f3992f9b), 2633),
    (id(0xd1f455f2e6), 15),
    (id(0xd26bda4509), 3157),
    (id(0xd277022be9), 2290),
    (id(0xd279fc7948), 1856),
    (id(0xd27b42c088), 1423),
    (id(0xd294ef1e57), 930),
    (id(0xd2a48efc99), 2424),
    (id(0xd2a8d34222), 2885),
    (id(0xd2c417722c), 3102),
    (id(0xd2e0b995d8), 1711),
    (id(0xd31a78468b), 2679),
    (id(0xd320ae9ece), 522),
    (id(0xd327068f00), 1805),
    (id(0xd331a9c9f0), 672),
    (id(0xd366b2712e), 2333),
    (id(0xd3a53b34cf), 2623),
    (id(0xd3b23a3352), 1870),
    (id(0xd3c60abbf1), 91),
    (id(0xd405a64d8f), 1945),
    (id(0xd41252a5f1), 1890),
    (id(0xd41e89ee8e), 634),
    (id(0xd41f8d03bc), 1379),
    (id(0xd4283b1bd2), 1309),
    (id(0xd43a46d7e0), 2230),
    (id(0xd43ec8e1fd), 2395),
    (id(0xd49327fc4c), 3048),
    (id(0xd49fe245a3), 671),
    (id(0xd4ed1d18c0), 1754),
    (id(0xd4f66852d9), 588),
    (id(0xd4fc2a2797), 2664),
    (id(0xd503e559da), 2791),
    (id(0xd511d37f1c), 642),
    (id(0xd51e842dc7), 1053),
    (id(0xd53231d280), 1735),
    (id(0xd54181e3e6), 2574),
    (id(0xd546f12f6a), 74),
    (id(0xd54cedb854), 1611),
    (id(0xd56a68d4e3), 1126),
    (id(0xd597fb5628), 503),
    (id(0xd59f614cf4), 2554),
    (id(0xd5b670b149), 391),
    (id(0xd5d381c25b), 2051),
    (id(0xd5f1fb7e89), 1984),
    (id(0xd60c0adda2), 54),
    (id(0xd64c7cfff0), 1846),
    (id(0xd654968a0e), 991),
    (id(0xd65c9788e4), 1963),
    (id(0xd67738124c), 407),
    (id(0xd68d7d6926), 282),
    (id(0xd69501959e), 62),
    (id(0xd69514ca24), 560),
    (id(0xd6c657aef0), 202),
    (id(0xd6d062105c), 2949),
    (id(0xd6d205de11), 2019),
    (id(0xd6d342a839), 158),
    (id(0xd6e5d3bf76), 2082),
    (id(0xd6e5e7815b), 644),
    (id(0xd6f676fe42), 144),
    (id(0xd704c64e87), 2407),
    (id(0xd7053a1d71), 817),
    (id(0xd707cd74c7), 1899),
    (id(0xd711876124), 2501),
    (id(0xd722babfb7), 551),
    (id(0xd729781a84), 686),
    (id(0xd72c2c988e), 1696),
    (id(0xd735043460), 500),
    (id(0xd73e4ce138), 2036),
    (id(0xd7435bfff0), 1280),
    (id(0xd75cd5b6b8), 2148),
    (id(0xd768bc909f), 1354),
    (id(0xd76feccb40), 798),
    (id(0xd78c83893f), 3065),
    (id(0xd79ab51c09), 1332),
    (id(0xd7c8114b86), 698),
    (id(0xd7ebf0468b), 519),
    (id(0xd820453f86), 640),
    (id(0xd8385c36e2), 3034),
    (id(0xd83a4386b6), 164),
    (id(0xd85679f7c3), 697),
    (id(0xd85f55c41b), 2363),
    (id(0xd86b19a980), 348),
    (id(0xd8713a6b34), 2869),
    (id(0xd885488c5c), 24),
    (id(0xd88a511397), 2197),
    (id(0xd88b16c269), 1667),
    (id(0xd8c9efe147), 1051),
    (id(0xd8d002cac5), 3087),
    (id(0xd8d950dba0), 2175),
    (id(0xd8e6ac708a), 301),
    (id(0xd8f23aa212), 1245),
    (id(0xd8f5c11496), 720),
    (id(0xd8fc387046), 1316),
    (id(0xd92fdad99e), 21),
    (id(0xd9496d7b90), 1256),
    (id(0xd95e8c7e13), 31),
    (id(0xd988ae4562), 420),
    (id(0xd9a6b3e537), 1072),
    (id(0xda09a1c1c6), 110),
    (id(0xda356644ae), 1208),
    (id(0xda37348406), 568),
    (id(0xda38dd6b8c), 1416),
    (id(0xda49f37470), 2462),
    (id(0xda4f326612), 1168),
    (id(0xda71dcf03c), 1223),
    (id(0xda7bdb70fd), 1419),
    (id(0xda8f1f0c88), 2872),
    (id(0xdaa02fef7b), 1009),
    (id(0xdaa869f7f2), 2931),
    (id(0xdadddc4505), 1854),
    (id(0xdae010fac6), 2490),
    (id(0xdb2965aef6), 971),
    (id(0xdb29dd3dae), 1190),
    (id(0xdb4760ff00), 2859),
    (id(0xdb66e7e266), 2412),
    (id(0xdb6778a2bc), 1925),
    (id(0xdb7c7b63a2), 1771),
    (id(0xdb7ec02fd7), 244),
    (id(0xdb894e6261), 2241),
    (id(0xdb8c2b5fe5), 771),
    (id(0xdb9fe3e0f1), 1724),
    (id(0xdbb4482491), 1124),
    (id(0xdbbc3304a0), 1304),
    (id(0xdbe01b26d5), 1719),
    (id(0xdbf15ead85), 2761),
    (id(0xdc02b77dcb), 194),
    (id(0xdc13cbebb2), 2431),
    (id(0xdc227f9cd7), 646),
    (id(0xdc36175b72), 1980),
    (id(0xdc4fd9269a), 1896),
    (id(0xdc6aaa6e30), 2496),
    (id(0xdc715fc92e), 3122),
    (id(0xdc8206ff46), 2857),
    (id(0xdc9487e8ac), 2360),
    (id(0xdca66ec928), 2447),
    (id(0xdca9e22ce6), 840),
    (id(0xdcc649c373), 2731),
    (id(0xdce9b893c3), 1946),
    (id(0xdcf2388fbc), 2997),
    (id(0xdd0e7a77eb), 2222),
    (id(0xdd16c3467d), 2957),
    (id(0xdd31a5b761), 1407),
    (id(0xdd366822d2), 1346),
    (id(0xdd6e8865a7), 1601),
    (id(0xdd78411b50), 3129),
    (id(0xdddcede078), 625),
    (id(0xdde605e74f), 1427),
    (id(0xddec606792), 2956),
    (id(0xddffd0c27f), 88),
    (id(0xde01832ec3), 1374),
    (id(0xde1c80dc3a), 2888),
    (id(0xde1f3ffbfc), 444),
    (id(0xde2f5725ca), 3116),
    (id(0xde3c8a03a1), 533),
    (id(0xde533a04cc), 1293),
    (id(0xde533e2a9a), 2498),
    (id(0xde6f0cdf28), 765),
    (id(0xde79d11902), 652),
    (id(0xde80fcc97d), 1853),
    (id(0xde8f65eb19), 2923),
    (id(0xde97f645b2), 1901),
    (id(0xdecc8d4856), 1867),
    (id(0xdecfee98b6), 967),
    (id(0xded6baf970), 2296),
    (id(0xdeed6d732b), 2442),
    (id(0xdeede57c53), 504),
    (id(0xdef949d385), 859),
    (id(0xdf0140f68c), 2094),
    (id(0xdf44e4fbe4), 2156),
    (id(0xdf7128e9f5), 2408),
    (id(0xdf7a98392a), 742),
    (id(0xdf8abc1999), 2050),
    (id(0xdf8c6ab279), 2648),
    (id(0xdf963a0125), 256),
    (id(0xdf9ede661b), 94),
    (id(0xdf9f57d002), 1602),
    (id(0xdfd816fe9e), 2738),
    (id(0xdfdedc7572), 660),
    (id(0xdfeec102e2), 554),
    (id(0xdff37a6fde), 115),
    (id(0xdff6e23545), 1565),
    (id(0xe0484bfc41), 270),
    (id(0xe06f0f1b4a), 484),
    (id(0xe0b14dabc3), 343),
    (id(0xe0f529b401), 1706),
    (id(0xe1065273ed), 2319),
    (id(0xe1143dfb69), 445),
    (id(0xe116f3db01), 1922),
    (id(0xe11e227bb3), 1067),
    (id(0xe11e5a6d67), 2739),
    (id(0xe153326f66), 361),
    (id(0xe1619c351c), 2689),
    (id(0xe1725b40cd), 2388),
    (id(0xe17408f7e2), 2436),
    (id(0xe19f430494), 59),
    (id(0xe1c2f5b209), 2052),
    (id(0xe1ce53804d), 1119),
    (id(0xe1f670258a), 228),
    (id(0xe1fd475b5c), 2300),
    (id(0xe1ff7f910a), 2377),
    (id(0xe200f47aeb), 1431),
    (id(0xe202f2e4f6), 3118),
    (id(0xe203643ff2), 1891),
    (id(0xe205fe7804), 3021),
    (id(0xe22beb10e3), 1315),
    (id(0xe2415fbc9c), 1662),
    (id(0xe2513a3036), 809),
    (id(0xe2599e00be), 1624),
    (id(0xe2888d02f0), 1507),
    (id(0xe29aa12d86), 370),
    (id(0xe2a655eaa2), 247),
    (id(0xe2c89d460f), 1183),
    (id(0xe2cead5831), 543),
    (id(0xe2f8c45ec0), 2119),
    (id(0xe2fed830d0), 2714),
    (id(0xe2ff40760e), 1303),
    (id(0xe306fa725e), 1025),
    (id(0xe317f9532d), 2176),
    (id(0xe3209c5918), 975),
    (id(0xe32664bf64), 2661),
    (id(0xe331904907), 1968),
    (id(0xe33a2d451f), 1029),
    (id(0xe3710c2044), 1211),
    (id(0xe371d76781), 250),
    (id(0xe372e01d93), 1188),
    (id(0xe3a51c7178), 981),
    (id(0xe3aa6f84f1), 539),
    (id(0xe3c9c5ee27), 1948),
    (id(0xe3ce299a7f), 1837),
    (id(0xe3d1af7975), 1031),
    (id(0xe3ef83eecf), 2073),
    (id(0xe3fc442236), 3037),
    (id(0xe40a6730d6), 1409),
    (id(0xe416458d9d), 2699),
    (id(0xe446e16847), 2212),
    (id(0xe45cca73ae), 797),
    (id(0xe4717b1fa0), 2318),
    (id(0xe48c8da81f), 1227),
    (id(0xe49571ca5d), 1326),
    (id(0xe499a915e1), 1001),
    (id(0xe49b8d1165), 1483),
    (id(0xe4a485d5db), 1235),
    (id(0xe4b82ee8f6), 820),
    (id(0xe4e2757a10), 326),
    (id(0xe4f3a9536f), 1226),
    (id(0xe500626114), 336),
    (id(0xe51b284f9d), 2598),
    (id(0xe521e64851), 1888),
    (id(0xe5230c6466), 1530),
    (id(0xe53e929b4f), 855),
    (id(0xe56122f1c5), 1708),
    (id(0xe5712ac096), 2740),
    (id(0xe57777ebbc), 2289),
    (id(0xe57b7baaf6), 793),
    (id(0xe57d1de737), 100),
    (id(0xe57dc5f8d3), 1526),
    (id(0xe5b1eee58f), 2185),
    (id(0xe5b97b68cd), 2170),
    (id(0xe5df87b507), 106),
    (id(0xe5e8dd4090), 1365),
    (id(0xe5e9e1d391), 433),
    (id(0xe5f068ea22), 3114),
    (id(0xe5fe549b20), 1910),
    (id(0xe60bedacd9), 2590),
    (id(0xe626773ff0), 669),
    (id(0xe62e29d6bd), 3131),
    (id(0xe663bb8e46), 1664),
    (id(0xe68fd2eae2), 895),
    (id(0xe6a963196a), 2530),
    (id(0xe6ac3c0971), 167),
    (id(0xe6c997579b), 2603),
    (id(0xe6e3fe0c2b), 1828),
    (id(0xe6e7ac3e84), 1800),
    (id(0xe6f5acff0f), 1762),
    (id(0xe7124def9b), 2753),
    (id(0xe712689b50), 134),
    (id(0xe71b1f6be1), 1021),
    (id(0xe725bcf643), 2),
    (id(0xe72ca1b5bb), 2242),
    (id(0xe733b61ce9), 2104),
    (id(0xe7385a796d), 181),
    (id(0xe73b6812a4), 1551),
    (id(0xe76154914e), 916),
    (id(0xe78b76f691), 2095),
    (id(0xe79036642c), 647),
    (id(0xe7b5f84fbf), 99),
    (id(0xe7ec7c50b9), 220),
    (id(0xe7fc348687), 760),
    (id(0xe818ceb4e7), 1707),
    (id(0xe828a6b18d), 1462),
    (id(0xe82dd2d3c0), 2829),
    (id(0xe8505dbc4f), 2047),
    (id(0xe873d6c6db), 630),
    (id(0xe873e34d13), 1752),
    (id(0xe88271a4b0), 2055),
    (id(0xe89473cc3e), 276),
    (id(0xe89c6442c4), 1793),
    (id(0xe8b355d0a9), 367),
    (id(0xe8d7989d8a), 2338),
    (id(0xe8db3532f3), 2510),
    (id(0xe8e59a157e), 1882),
    (id(0xe8e87aea87), 483),
    (id(0xe8f85d6872), 2151),
    (id(0xe8fb03d378), 1269),
    (id(0xe92b018b15), 2985),
    (id(0xe92da66264), 39),
    (id(0xe938d8a1ce), 923),
    (id(0xe94df1f34e), 614),
    (id(0xe952c76254), 2899),
    (id(0xe96dab0f8e), 325),
    (id(0xe984d9635f), 2766),
    (id(0xe99dc3b5a3), 109),
    (id(0xe9b42785a2), 1281),
    (id(0xe9b6e2458a), 748),
    (id(0xe9bdca6dbc), 1100),
    (id(0xe9f192e4fe), 1392),
    (id(0xea0f510efe), 2117),
    (id(0xea2ecf3c77), 40),
    (id(0xea35819556), 1561),
    (id(0xea4212f854), 11),
    (id(0xea43945cd7), 548),
    (id(0xea4a8ac632), 1425),
    (id(0xea7807650e), 870),
    (id(0xea786f5f1b), 2522),
    (id(0xea8b926e30), 1099),
    (id(0xea8d58c2df), 1222),
    (id(0xead019a3c5), 1808),
    (id(0xeada5d2e7b), 571),
    (id(0xeafd53b72b), 294),
    (id(0xeb0d8bf3c7), 1514),
    (id(0xeb0da0eac9), 770),
    (id(0xeb17d74d4b), 1823),
    (id(0xeb23d9db9a), 457),
    (id(0xeb2e4dadb4), 185),
    (id(0xeb43b3d396), 854),
    (id(0xeb444646b0), 1331),
    (id(0xeb5d805ee6), 1094),
    (id(0xeb6dd82ac1), 2894),
    (id(0xeb8d7a1131), 1123),
    (id(0xebb095a245), 2875),
    (id(0xebc35ee67b), 25),
    (id(0xebd8d3e807), 1397),
    (id(0xebf3e1a353), 2211),
    (id(0xebf8f802d6), 1720),
    (id(0xec2860643d), 2439),
    (id(0xec46fff94c), 2254),
    (id(0xec61ea4e4c), 1747),
    (id(0xec91cb8631), 3128),
    (id(0xec9b1cd219), 832),
    (id(0xecab9c9c8d), 2025),
    (id(0xece38c6dbb), 1540),
    (id(0xecfafdcf25), 1012),
    (id(0xecffd33c46), 1816),
    (id(0xed14257553), 197),
    (id(0xed18943aa5), 2543),
    (id(0xed1b98fd8c), 2914),
    (id(0xed2686b086), 1401),
    (id(0xed350b7f13), 1937),
    (id(0xed3dd3ebb0), 2743),
    (id(0xed5f5479f4), 2221),
    (id(0xed6c074731), 2098),
    (id(0xed9a35d2a4), 864),
    (id(0xedd1d4d02c), 2321),
    (id(0xede2572905), 1647),
    (id(0xedebe10f67), 1486),
    (id(0xedff3b7534), 1924),
    (id(0xee02ef4f93), 1604),
    (id(0xee482fa68d), 1595),
    (id(0xee4e244c88), 1114),
    (id(0xee52e3dd64), 1564),
    (id(0xee6c2c5f0e), 1052),
    (id(0xee92337770), 2282),
    (id(0xeeac29d016), 1529),
    (id(0xeebe3bc7ed), 1568),
    (id(0xeefa34feb4), 1951),
    (id(0xef3d41c204), 1262),
    (id(0xef6cb5b865), 1673),
    (id(0xef953b3707), 1004),
    (id(0xef9f90ab54), 324),
    (id(0xefc2de70a0), 606),
    (id(0xefd463e8e8), 1616),
    (id(0xefd91d1a70), 2281),
    (id(0xefdcc950bc), 2553),
    (id(0xefe6c5e85a), 1962),
    (id(0xeffb7a1e50), 1625),
    (id(0xefff6f9046), 1473),
    (id(0xf024d7424d), 454),
    (id(0xf03ae24088), 1061),
    (id(0xf05ec88dd2), 752),
    (id(0xf06edc3ace), 2537),
    (id(0xf070ba7425), 3063),
    (id(0xf08fedd5ab), 2183),
    (id(0xf0da02859a), 2892),
    (id(0xf0e5235b37), 1960),
    (id(0xf0eb7171a8), 913),
    (id(0xf101b8eb4f), 1820),
    (id(0xf123815d21), 1931),
    (id(0xf139565420), 2963),
    (id(0xf13a85fe87), 891),
    (id(0xf1452c617b), 119),
    (id(0xf1560041b3), 1178),
    (id(0xf159aaaed9), 51),
    (id(0xf17882ac32), 1973),
    (id(0xf17f43dd6e), 2796),
    (id(0xf1902d5e07), 521),
    (id(0xf1e3215711), 52),
    (id(0xf2061e2f3f), 1753),
    (id(0xf229a351ef), 478),
    (id(0xf22bcd150a), 1389),
    (id(0xf2310be518), 927),
    (id(0xf24e5e51f0), 1311),
    (id(0xf270b9e672), 2269),
    (id(0xf2759d43ef), 1120),
    (id(0xf27c3fb45f), 1239),
    (id(0xf28d0e18dd), 2364),
    (id(0xf2aca1fc9a), 1003),
    (id(0xf2cc8d2667), 867),
    (id(0xf2cda5359e), 1047),
    (id(0xf2d9c923a2), 1677),
    (id(0xf2dd842b01), 2193),
    (id(0xf2e22d49a9), 2533),
    (id(0xf31569cc88), 1118),
    (id(0xf3298de3e7), 2960),
    (id(0xf32b537cf2), 1928),
    (id(0xf33f85b106), 1788),
    (id(0xf354064b07), 1819),
    (id(0xf3709e7cbf), 769),
    (id(0xf3d6d3eb50), 2425),
    (id(0xf3de13a63f), 2334),
    (id(0xf406c32239), 2511),
    (id(0xf411340f6d), 1267),
    (id(0xf429d3f0ad), 1078),
    (id(0xf43d31fd24), 243),
    (id(0xf465b65cc2), 1023),
    (id(0xf46de74bf1), 542),
    (id(0xf4ae2616f8), 743),
    (id(0xf4bcca4e4e), 1258),
    (id(0xf4c6ebebd6), 746),
    (id(0xf4cf199f57), 387),
    (id(0xf4ef326333), 2485),
    (id(0xf4fdba2655), 108),
    (id(0xf500050cf4), 1073),
    (id(0xf50275aa49), 1142),
    (id(0xf507dcaa59), 2387),
    (id(0xf52788bd2f), 1144),
    (id(0xf543af6f47), 799),
    (id(0xf5495a091c), 636),
    (id(0xf573236eb5), 383),
    (id(0xf58735f204), 2770),
    (id(0xf58779ac67), 1240),
    (id(0xf588dfd667), 245),
    (id(0xf58eeffef5), 2562),
    (id(0xf593ff147f), 2144),
    (id(0xf5d877b6be), 567),
    (id(0xf5eaf966b0), 906),
    (id(0xf5fd044a56), 2409),
    (id(0xf5fee94a5c), 2155),
    (id(0xf600764ff4), 590),
    (id(0xf60f244dab), 306),
    (id(0xf645b2ac93), 1271),
    (id(0xf653314da8), 1874),
    (id(0xf653551630), 1038),
    (id(0xf6800164a0), 2994),
    (id(0xf69de112d6), 1395),
    (id(0xf6a60cfb6c), 1030),
    (id(0xf6a6bbce4c), 1447),
    (id(0xf6b06f3583), 1361),
    (id(0xf6b3cf8af7), 690),
    (id(0xf6b4ae22a0), 12),
    (id(0xf6c6ebf946), 1541),
    (id(0xf6ce196958), 777),
    (id(0xf70f88988e), 1137),
    (id(0xf7154df9f8), 1295),
    (id(0xf7385d1dc5), 2163),
    (id(0xf739d1cdda), 1976),
    (id(0xf748335ad5), 779),
    (id(0xf78f2dc701), 2918),
    (id(0xf7a565b62f), 2999),
    (id(0xf7bfa7313e), 95),
    (id(0xf7ccf96e73), 186),
    (id(0xf7d2385400), 3024),
    (id(0xf7f8f56680), 2609),
    (id(0xf80875f5f5), 2767),
    (id(0xf81b55ddcc), 674),
    (id(0xf81e0c19bd), 1233),
    (id(0xf82047dbab), 210),
    (id(0xf845a8124b), 103),
    (id(0xf84d510dbf), 1691),
    (id(0xf84e3a4506), 2215),
    (id(0xf851ddd8da), 1629),
    (id(0xf86490cf4d), 1996),
    (id(0xf887f391bc), 1266),
    (id(0xf8c5d8f832), 1821),
    (id(0xf8c94538a9), 1436),
    (id(0xf8ca40e99e), 2317),
    (id(0xf8e07822b2), 1646),
    (id(0xf94526f8d5), 57),
    (id(0xf95b55c11b), 1056),
    (id(0xf96314c219), 1572),
    (id(0xf97b2d7b7c), 1305),
    (id(0xf99db54651), 2384),
    (id(0xf9ab63431a), 2208),
    (id(0xf9ba54eee6), 678),
    (id(0xf9c8b818d8), 3062),
    (id(0xf9f822fb8f), 2288),
    (id(0xfa04041dff), 2657),
    (id(0xfa0a083fbc), 2413),
    (id(0xfa198052b9), 180),
    (id(0xfa2ee436d5), 1797),
    (id(0xfa306e4752), 3142),
    (id(0xfa5c262202), 876),
    (id(0xfa626ac6e1), 586),
    (id(0xfa85bc81df), 2494),
    (id(0xfa8a449f14), 1362),
    (id(0xfa8bf919de), 1334),
    (id(0xfaab1e8a9c), 527),
    (id(0xfad4d71cd6), 591),
    (id(0xfad9d35b73), 400),
    (id(0xfafd01339c), 193),
    (id(0xfb0ab7d873), 3058),
    (id(0xfb2e4b3420), 1695),
    (id(0xfb37de3d3e), 3138),
    (id(0xfb3eb58cba), 3097),
    (id(0xfb7cb03b3d), 1417),
    (id(0xfb86701a43), 2846),
    (id(0xfb91711450), 2202),
    (id(0xfba191583e), 1463),
    (id(0xfba7be6c4e), 1623),
    (id(0xfbb7ff8a2e), 384),
    (id(0xfbc0d23a3b), 1576),
    (id(0xfc03c0372c), 1875),
    (id(0xfc10d2b9b8), 2967),
    (id(0xfc1f88a833), 1480),
    (id(0xfc21323edb), 1603),
    (id(0xfc22edda85), 2710),
    (id(0xfc26abaaff), 1321),
    (id(0xfc30bc0089), 2105),
    (id(0xfc31d3ff35), 3100),
    (id(0xfc34b3f3c4), 271),
    (id(0xfc590ebf43), 172),
    (id(0xfc7ab0f1bc), 417),
    (id(0xfc7abcbb95), 3120),
    (id(0xfc8f6dd1b7), 1283),
    (id(0xfc9f1a5451), 1718),
    (id(0xfce57f3a42), 330),
    (id(0xfceb156021), 1371),
    (id(0xfcf76c6809), 2256),
    (id(0xfd1b085de0), 627),
    (id(0xfd1cabae67), 919),
    (id(0xfd2668e826), 2359),
    (id(0xfd34359c9e), 774),
    (id(0xfd3553a0a9), 151),
    (id(0xfd55a25814), 3121),
    (id(0xfd65f3ac07), 1729),
    (id(0xfda20fb9a0), 1164),
    (id(0xfdc21fccdf), 1448),
    (id(0xfdc4c81ae9), 453),
    (id(0xfdd34c130b), 219),
    (id(0xfdd4c65c92), 1422),
    (id(0xfddf284a16), 2274),
    (id(0xfdefc6a519), 2103),
    (id(0xfdfda766a7), 2064),
    (id(0xfe16555de9), 267),
    (id(0xfe1c85c855), 1466),
    (id(0xfe3a596ad0), 900),
    (id(0xfe5236b637), 3053),
    (id(0xfe5817f997), 2400),
    (id(0xfe63ce3b43), 2438),
    (id(0xfe68a8b171), 1430),
    (id(0xfe848ed7a7), 1812),
    (id(0xfe9e07a747), 2026),
    (id(0xfeb04d5dd0), 3025),
    (id(0xfec19e2189), 1207),
    (id(0xff0e24168a), 986),
    (id(0xff309ef93f), 488),
    (id(0xff6591d9ca), 675),
    (id(0xff6a057a95), 2771),
    (id(0xff71d1ffce), 1138),
    (id(0xff819120e5), 302),
    (id(0xff82760906), 2979),
    (id(0xffc59b2407), 1792),
    (id(0xffc5a65beb), 1605),
    (id(0xffc9ea6129), 3015),
    (id(0xffef12782d), 1090),
];
