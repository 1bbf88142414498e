<?php

namespace App\Models;

class Restoran extends Item
{
}
